import clsx from 'clsx';
import { ZoneSheetAdvice } from '@/components/collection/ZoneSheetAdvice';
import { ZoneSheetCode } from '@/components/collection/ZoneSheetCode';
import { ZoneSheetWeek } from '@/components/collection/ZoneSheetWeek';
import { companyName } from '@/lib/company';
import type { ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import styles from '@/components/collection/ZoneSheetView.module.css';
import shared from '@/components/ui/shared.module.css';

/** Characters; longer texts are set smaller. */
const LONG_TITLE = 26;
const LONG_LINE = 36;

/** The sheet, as a piece of paper on the screen and as one page in print. */
export function ZoneSheetView({ sheet }: { sheet: ZoneSheet }) {
  const { zone, branch, week, days, hours, changes, url, address } = sheet;
  return (
    <article className={styles.sheet}>
      <header className={styles.letterhead}>
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
          <path className={styles.leaf} d="M3 20H18L26.85 40 19.35 56.96Z" />
          <path className={styles.bed} d="M22.5 60 45.5 8H61L38 60Z" />
        </svg>
        <p className={styles.company}>{companyName}</p>
        <p className={styles.kind}>Hoja para el refrigerador</p>
      </header>
      <p className={clsx(shared.green, shared.strong)}>Días de recolección</p>
      <h1 className={clsx(styles.title, zone.length > LONG_TITLE && styles.long)}>{zone}</h1>
      <p className={clsx(shared.large, shared.strong, shared.tight)}>Sucursal {branch}</p>
      {week ? <ZoneSheetWeek week={week} /> : <Fact label="Días" lines={[days]} />}
      {hours.length > 0 && <Fact label="Horario" lines={hours} />}
      {changes.map((text) => (
        <p key={text} className={styles.change}>
          {text}
        </p>
      ))}
      <div className={styles.columns}>
        <ZoneSheetAdvice />
        <ZoneSheetCode sheet={sheet} />
      </div>
      <p className={styles.address}>
        <a href={url}>{address}</a>
      </p>
    </article>
  );
}

function Fact({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <dl className={styles.fact}>
      <dt>{label}</dt>
      {lines.map((line) => (
        <dd key={line} className={clsx(line.length > LONG_LINE && styles.written)}>
          {line}
        </dd>
      ))}
    </dl>
  );
}
