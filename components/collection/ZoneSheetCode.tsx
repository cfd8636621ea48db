import clsx from 'clsx';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { DAYS_MAY_CHANGE } from '@/lib/features/zone-sheet/advice';
import type { ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import { qrCode } from '@/lib/util/qr';
import styles from '@/components/collection/ZoneSheetCode.module.css';
import shared from '@/components/ui/shared.module.css';

/** The code that leads to the zone's page, and the branch's phone. */
export function ZoneSheetCode({ sheet: { zone, url, phone } }: { sheet: ZoneSheet }) {
  const code = qrCode(url);
  return (
    <div className={styles.column}>
      <div className={styles.frame}>
        {code && (
          <svg
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={`Código QR de la página de ${zone}`}
          >
            <path d={code.path} />
          </svg>
        )}
        <p>{DAYS_MAY_CHANGE}</p>
      </div>
      <p className={clsx(shared.soft, shared.above2)}>¿Dudas o no pasó el camión?</p>
      <p className={styles.phone}>
        <PhoneLinks parts={phone} />
      </p>
    </div>
  );
}
