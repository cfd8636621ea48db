import { Downloads } from '@/components/press/Downloads';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { PressImage } from '@/lib/gateway/press';
import { listOrEmpty, type Result } from '@/lib/gateway/result';
import { routes } from '@/lib/routes';
import styles from '@/components/press/PressImages.module.css';

interface PressImagesProps {
  images: Result<PressImage[]>;
  /** The item's title: pictures of the press room have no words of their own. */
  title: string;
}

/** The pictures of a press item, each with its download. */
export function PressImages({ images, title }: PressImagesProps) {
  const list = listOrEmpty(images);
  const isUnavailable = images.status === 'unavailable';
  if (list.length === 0 && !isUnavailable) return null;
  return (
    <Downloads id="imagenes" title="Imágenes" isUnavailable={isUnavailable}>
      <ul className={styles.list}>
        {list.map(({ name_image }, index) => (
          <li key={`${index}-${name_image}`}>
            <figure className={styles.figure}>
              <Picture
                file={name_image}
                alt={`Imagen ${index + 1} de ${list.length}: ${title}`}
                sizes="(min-width: 1024px) 380px, (min-width: 560px) 50vw, 100vw"
              />
              <figcaption className={styles.caption}>
                <span className={styles.name}>{name_image}</span>
                <a href={routes.file(name_image)} download={name_image} className={styles.download}>
                  <Icon name="download" />
                  Descargar<VisuallyHidden>: imagen {index + 1}</VisuallyHidden>
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Downloads>
  );
}
