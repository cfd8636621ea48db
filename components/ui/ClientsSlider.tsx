import { Carousel } from '@/components/ui/Carousel';
import { Picture } from '@/components/ui/Picture';
import styles from '@/components/ui/ClientsSlider.module.css';

/** Section 9: 4 at once, 3 below 992 px, 2 below 768, 1 below 576; infinite only with more. */
const PER_VIEW = [1, 2, 3, 4] as const;

export interface ClientLogo {
  name_image: string;
  title: string;
  alt: string;
}

/** Logos of clients. */
export function ClientsSlider({ clients }: { clients: ClientLogo[] }) {
  return (
    <Carousel
      label="Clientes"
      loop={clients.length > PER_VIEW[3]}
      perView={PER_VIEW}
      gap={24}
      className={styles.slider}
    >
      {clients.map((client, index) => (
        <div key={index} className={styles.client}>
          <Picture
            file={client.name_image}
            alt={client.alt || client.title}
            sizes="240px"
            ratio="3/2"
            className={styles.logo}
          />
        </div>
      ))}
    </Carousel>
  );
}
