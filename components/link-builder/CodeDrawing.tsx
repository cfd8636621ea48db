import type { QrCode } from '@/lib/util/qr';
import styles from '@/components/link-builder/CodeDrawing.module.css';

/** A code, black on white in any colour scheme. */
export function CodeDrawing({ code: { size, path } }: { code: QrCode }) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="Código QR del enlace"
      className={styles.code}
    >
      <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
      <path d={path} />
    </svg>
  );
}
