import type { QrCode } from '@/lib/util/qr';
import styles from '@/components/link-builder/LinkResult.module.css';

interface CodeDrawingProps {
  /** Undefined for an address that is too long: nothing is drawn. */
  code: QrCode | undefined;
  /** Of the frame, which has the width. */
  className: string | undefined;
}

/** A code, black on white in any colour scheme. */
export function CodeDrawing({ code, className }: CodeDrawingProps) {
  if (!code) return null;
  const { size, path } = code;
  return (
    <div className={className}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="Código QR del enlace"
        className={styles.drawing}
      >
        <path className={styles.ground} d={`M0 0h${size}v${size}H0z`} />
        <path d={path} />
      </svg>
    </div>
  );
}
