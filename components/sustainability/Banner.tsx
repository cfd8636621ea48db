import Image from 'next/image';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/sustainability/Banner.module.css';

/** The page's wide picture, cut on the rising diagonal. It says nothing that the text does not. */
export function Banner({ file }: { file: string }) {
  return (
    <div className={styles.banner}>
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
  );
}
