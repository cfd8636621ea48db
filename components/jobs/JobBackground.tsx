import type { ReactNode } from 'react';
import { WidePicture } from '@/components/ui/WidePicture';
import styles from '@/components/jobs/JobBackground.module.css';

export function JobBackground({ file, children }: { file: string; children: ReactNode }) {
  if (file === '') return <div className={styles.plain}>{children}</div>;
  return (
    <div className={styles.ground}>
      <WidePicture file={file} className={styles.picture} isPrinted={false} />
      <div className={styles.sheet}>{children}</div>
    </div>
  );
}
