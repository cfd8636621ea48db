import clsx from 'clsx';
import { Icon, type IconName } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { companyName } from '@/lib/company';
import { DAYS_MAY_CHANGE, keepingIn, puttingOut } from '@/lib/features/zone-sheet/advice';
import type { ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import type { WeekDay } from '@/lib/features/zone-sheet/times';
import { qrCode } from '@/lib/util/qr';
import advice from '@/components/collection/ZoneSheetAdvice.module.css';
import code from '@/components/collection/ZoneSheetCode.module.css';
import grid from '@/components/collection/ZoneSheetWeek.module.css';
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
      {week ? <Week week={week} /> : <Fact label="Días" lines={[days]} />}
      {hours.length > 0 && <Fact label="Horario" lines={hours} />}
      {changes.map((text) => (
        <p key={text} className={styles.change}>
          {text}
        </p>
      ))}
      <div className={styles.columns}>
        <div className={clsx(shared.stack3, shared.top)}>
          <Advice title="Qué sacar, y cómo" icon="check" items={puttingOut} />
          <Advice title="Qué no sacar" icon="close" items={keepingIn} />
        </div>
        <Code sheet={sheet} />
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

/** Seven columns. The days of collection have a heavy frame and a check, besides their colour. */
function Week({ week }: { week: readonly WeekDay[] }) {
  return (
    <table className={grid.week} aria-label="Días de recolección">
      <thead>
        <tr>
          {week.map(({ name, isServed }) => (
            <th key={name} scope="col" className={clsx(isServed && grid.served)}>
              <abbr className={grid.short} title={name}>
                {name.slice(0, 3)}
              </abbr>
              <span className={grid.full}>{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {week.map(({ name, isServed }) => (
            <td key={name} className={clsx(isServed && grid.served)}>
              <span className={grid.sign}>
                <Icon name={isServed ? 'check' : 'minus'} />
              </span>
              {isServed ? 'Pasa' : 'No pasa'}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface AdviceProps {
  title: string;
  icon: IconName;
  items: readonly string[];
}

function Advice({ title, icon, items }: AdviceProps) {
  return (
    <section>
      <h2 className={shared.title}>{title}</h2>
      <ul className={clsx(shared.stack1, shared.above1)} data-sign={icon}>
        {items.map((item) => (
          <li key={item} className={advice.item}>
            <Icon name={icon} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The code that leads to the zone's page, and the branch's phone. */
function Code({ sheet: { zone, url, phone } }: { sheet: ZoneSheet }) {
  const qr = qrCode(url);
  return (
    <div className={code.column}>
      <div className={code.frame}>
        {qr && (
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={`Código QR de la página de ${zone}`}
          >
            <path d={qr.path} />
          </svg>
        )}
        <p>{DAYS_MAY_CHANGE}</p>
      </div>
      <p className={clsx(shared.soft, shared.above2)}>¿Dudas o no pasó el camión?</p>
      <p className={code.phone}>
        <PhoneLinks parts={phone} />
      </p>
    </div>
  );
}
