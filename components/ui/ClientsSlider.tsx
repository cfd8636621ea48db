import { Carousel } from '@/components/ui/Carousel';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import styles from '@/components/ui/ClientsSlider.module.css';

/** Section 9: 4 at once, 3 below 992 px, 2 below 768, 1 below 576; infinite only with more than 4. */
const PER_VIEW = [1, 2, 3, 4] as const;

export interface ClientLogo {
  name_image: string;
  title: string;
  alt: string;
}

/** Returns the name that replaces a missing logo. */
const nameOf = ({ title, alt }: ClientLogo) => title.trim() || alt.trim();

/** The logos of clients, under their heading. */
export function ClientsSlider({ clients }: { clients: ClientLogo[] }) {
  const shown = clients.filter((client) => client.name_image !== '' || nameOf(client) !== '');
  if (shown.length === 0) return null;
  return (
    <Section labelledBy="clientes">
      <SectionHeading id="clientes" title="Ellos ya confian en nosotros" />
      <Carousel
        label="Clientes"
        loop={shown.length > PER_VIEW[3]}
        perView={PER_VIEW}
        gap={24}
        className={styles.slider}
      >
        {shown.map((client, index) => (
          <div key={index} className={styles.client}>
            {client.name_image === '' ? (
              <p className={styles.name}>{nameOf(client)}</p>
            ) : (
              <Picture
                file={client.name_image}
                alt={client.alt || client.title}
                sizes="240px"
                hasPreview={false}
                className={styles.logo}
              />
            )}
          </div>
        ))}
      </Carousel>
    </Section>
  );
}
