import { Downloads } from '@/components/press/Downloads';
import { Icon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { fileLabel } from '@/lib/file-names';
import type { PressFile } from '@/lib/gateway/press';
import { listOrEmpty, type Result } from '@/lib/gateway/result';
import { routes } from '@/lib/routes';
import styles from '@/components/press/PressFiles.module.css';

/** The documents of a press item: each opens in the browser, or downloads. */
export function PressFiles({ files }: { files: Result<PressFile[]> }) {
  const list = listOrEmpty(files);
  const isUnavailable = files.status === 'unavailable';
  if (list.length === 0 && !isUnavailable) return null;
  return (
    <Downloads id="documentos" title="Documentos" isUnavailable={isUnavailable}>
      <ul className={styles.list}>
        {list.map(({ name_file }, index) => {
          const { name, type } = fileLabel(name_file);
          return (
            <li key={`${index}-${name_file}`} className={styles.file}>
              <span className={styles.icon}>
                <Icon name="file" size={24} />
              </span>
              <p className={styles.name}>
                <a href={routes.file(name_file)}>{name}</a>
                {type && <small>{type}</small>}
              </p>
              <a href={routes.file(name_file)} download={name_file} className={styles.download}>
                <Icon name="download" />
                Descargar<VisuallyHidden>: {name}</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
    </Downloads>
  );
}
