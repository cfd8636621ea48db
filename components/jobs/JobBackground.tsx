import Image from 'next/image';
import type { ReactNode } from 'react';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/jobs/JobBackground.module.css';

/** The job board's background picture; its content stands on a sheet that overlaps it. */
export function JobBackground({ file, children }: { file: string; children: ReactNode }) {
  if (file === '') return <div className={styles.plain}>{children}</div>;
  return (
    <div className={styles.ground}>
      <div className={styles.picture} data-print="hide">
        <Image
          src={routes.file(file)}
          alt=""
          fill
          sizes="100vw"
          className={styles.image}
          preload
          fetchPriority="high"
        />
      </div>
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
