import type { ReactNode } from 'react';
import { CodeDrawing } from '@/components/link-builder/CodeDrawing';
import { SiteLink } from '@/components/ui/SiteLink';
import { SHARE_HEIGHT, SHARE_WIDTH } from '@/lib/features/page/share-image-size';
import { routes } from '@/lib/server/routing/routes';
import { qrCode } from '@/lib/util/qr';
import styles from '@/components/link-builder/LinkResult.module.css';

interface PlainLinkProps {
  path: string;
  address: string;
  /** The way on. */
  children: ReactNode;
}

/** A link's address, picture and code, for those without script. */
export function PlainLink({ path, address, children }: PlainLinkProps) {
  return (
    <div className={styles.plain}>
      <p className={styles.address}>
        <SiteLink href={address}>{address}</SiteLink>
      </p>
      <CodeDrawing code={qrCode(address)} className={styles.code} />
      {/* oxlint-disable-next-line nextjs/no-img-element -- the bytes that networks get */}
      <img
        src={routes.sharePicture(path.replace(/#.*$/s, ''))}
        alt="Imagen de la tarjeta en redes"
        width={SHARE_WIDTH}
        height={SHARE_HEIGHT}
        className={styles.picture}
      />
      {children}
    </div>
  );
}
