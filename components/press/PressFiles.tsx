import { DownloadLink } from '@/components/press/DownloadLink';
import { Downloads } from '@/components/press/Downloads';
import { Icon } from '@/components/ui/icons';
import { fileLabel } from '@/lib/content/media/file-label';
import { formatSize } from '@/lib/util/format/sizes';
import type { Result } from '@/lib/content/gateway/result';
import type { Download } from '@/lib/features/press/zip/plan';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/press/PressFiles.module.css';

interface PressFilesProps {
  files: Result<Download[]>;
  /** The item's title, which is that of its bulletins: files have no words of their own. */
  title: string;
}

const isBulletin = (name: string) => name.startsWith('Boletín');

/** The documents of a press item: each opens in the browser, or downloads; several also as one. */
export function PressFiles({ files, title }: PressFilesProps) {
  return (
    <Downloads id="documentos" title="Documentos" downloads={files} zip="archivos.zip">
      {(list) => (
        <ul className={styles.list}>
          {list.map(({ name: file, size }, index) => {
            const { name, type } = fileLabel(file);
            const facts = [type, size === undefined ? '' : formatSize(size)]
              .filter(Boolean)
              .join(', ');
            return (
              <li key={`${index}-${file}`} className={styles.file}>
                <span className={styles.icon}>
                  <Icon name="file" size={24} />
                </span>
                <p className={styles.name}>
                  <a href={routes.file(file)}>{isBulletin(name) ? `${name}: ${title}` : name}</a>
                  {facts && <small>{facts}</small>}
                </p>
                <DownloadLink file={file} label={name} className={styles.download} />
              </li>
            );
          })}
        </ul>
      )}
    </Downloads>
  );
}
