import { DownloadLink } from '@/components/press/DownloadLink';
import { Downloads } from '@/components/press/Downloads';
import { Picture } from '@/components/ui/Picture';
import { companyName } from '@/lib/company';
import { fileLabel } from '@/lib/content/media/file-label';
import { formatSize } from '@/lib/util/format/sizes';
import type { Result } from '@/lib/content/gateway/result';
import type { Download } from '@/lib/features/press/zip/plan';
import styles from '@/components/press/PressImages.module.css';

interface PressImagesProps {
  images: Result<Download[]>;
  /** The item's title, for pictures whose files tell nothing of them. */
  title: string;
}

/** The pictures of a press item, each with its caption and download; several also as one. */
export function PressImages({ images, title }: PressImagesProps) {
  return (
    <Downloads id="imagenes" title="Imágenes" downloads={images} zip="imagenes.zip">
      {(list) => (
        <>
          <p className={styles.credit}>
            Uso editorial libre con el crédito. <strong>Crédito: {companyName}</strong>
          </p>
          <ul className={styles.list}>
            {list.map(({ name, size, pixels, caption }, index) => {
              const { name: label, type } = fileLabel(name);
              const facts = [
                type,
                pixels && `${pixels.width} × ${pixels.height} px`,
                size === undefined ? '' : formatSize(size),
              ];
              return (
                <li key={`${index}-${name}`}>
                  <figure className={styles.figure}>
                    <Picture
                      file={name}
                      alt={`Imagen ${index + 1} de ${list.length}: ${caption ?? title}`}
                      sizes="(min-width: 64em) 380px, (min-width: 35em) 50vw, 100vw"
                    />
                    <figcaption className={styles.caption}>
                      <span className={styles.name}>
                        {caption ?? label}
                        <small>{facts.filter(Boolean).join(', ')}</small>
                      </span>
                      <DownloadLink file={name} label={`imagen ${index + 1}`} />
                    </figcaption>
                  </figure>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Downloads>
  );
}
