import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import type { Coverage as CoverageState, Named } from '@/lib/features/quote/state';
import styles from '@/components/quote/Coverage.module.css';
import shared from '@/components/ui/shared.module.css';

/** Under the city: being checked, or served and by which help line. */
export function Coverage({
  city,
  coverage,
}: {
  city: Named | null;
  coverage: CoverageState | null;
}) {
  return (
    <div className={styles.place} role="status">
      {city && coverage === null && <p>Comprobando la cobertura en {city.name}…</p>}
      {city && coverage?.isCovered && (
        <p className={styles.covered}>
          <span className={styles.check}>
            <Icon name="check" size={18} />
          </span>
          <span>
            Damos este servicio en <strong>{city.name}</strong>.
            {coverage.phone.length > 0 && (
              <>
                {' '}
                Su línea de atención:{' '}
                <PhoneLinks parts={coverage.phone} className={shared.unbroken} />
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
