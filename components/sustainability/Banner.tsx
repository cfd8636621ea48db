import { WidePicture } from '@/components/ui/WidePicture';
import styles from '@/components/sustainability/Banner.module.css';

/** The page's wide picture, cut on the rising diagonal. */
export function Banner({ file }: { file: string }) {
  return <WidePicture file={file} className={styles.banner} />;
}
