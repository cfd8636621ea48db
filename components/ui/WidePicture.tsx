import clsx from 'clsx';
import Image from 'next/image';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/ui/Picture.module.css';

interface WidePictureProps {
  file: string;
  /** May clip the frame and set `--focus` (vertical object-position) and `--ratio`. */
  className: string | undefined;
  isPrinted?: boolean;
}

/** A decorative picture across the top of the page. */
export function WidePicture({ file, className, isPrinted = true }: WidePictureProps) {
  return (
    <div className={clsx(styles.wideFrame, className)} data-print={isPrinted ? undefined : 'hide'}>
      <Image
        src={routes.file(file)}
        alt=""
        fill
        sizes="100vw"
        className={styles.wideImage}
        preload
        fetchPriority="high"
      />
    </div>
  );
}
