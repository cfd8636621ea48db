import clsx from 'clsx';
import { ZoneSheetPrint } from '@/components/collection/ZoneSheetPrint';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { companyName } from '@/lib/company';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { weeklyProgram, type ProgramLine } from '@/lib/features/zone-sheet/times';
import { shownAddress } from '@/lib/util/urls.mts';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import { foldSpaces } from '@/lib/util/text';
import { qrCode } from '@/lib/util/qr';
import styles from '@/components/collection/ZoneSheet.module.css';
import shared from '@/components/ui/shared.module.css';

// This advice is general. The company's own limits are in its frequent questions and available by phone.
const PUT_OUT = [
  'Usa bolsas resistentes y cerradas.',
  'Separa los residuos orgánicos de los inorgánicos.',
  'Sácalas a la orilla de la banqueta poco antes del horario.',
  'Envuelve el vidrio roto en periódico y escribe “vidrio”.',
];
const KEEP_IN = [
  'No saques líquidos: escurre los restos de comida.',
  'No saques escombro, pintura, llantas ni muebles: pregunta por teléfono qué hacer con ellos.',
  'No mezcles pilas, focos ni aparatos electrónicos con tu basura.',
];

/** The number of characters above which a title is set smaller. */
const LONG_TITLE = 26;

interface ZoneSheetProps {
  branch: Branch;
  zone: Zone;
  /** The URL of the zone's page. */
  url: string;
}

/** A zone's weekly program to print for the refrigerator, on one page. */
export function ZoneSheet({ branch, zone, url }: ZoneSheetProps) {
  const title = foldSpaces(zone.title);
  return (
    <>
      <ZoneSheetPrint />
      <article className={styles.sheet}>
        <header className={styles.letterhead}>
          <p className={styles.company}>{companyName}</p>
          <p className={shared.small}>Hoja para el refrigerador</p>
        </header>
        <div>
          <p className={clsx(shared.green, shared.strong)}>Días de recolección</p>
          <h1 className={clsx(styles.title, title.length > LONG_TITLE && styles.long)}>{title}</h1>
          <p className={clsx(shared.large, shared.strong)}>Sucursal {foldSpaces(branch.name)}</p>
        </div>
        {weeklyProgram(zone).map((line) => (
          <Program key={line.days} {...line} />
        ))}
        <div className={styles.columns}>
          <div className={clsx(shared.stack3, shared.top)}>
            <Advice title="Qué sacar, y cómo" items={PUT_OUT} />
            <Advice title="Qué no sacar" items={KEEP_IN} />
          </div>
          <div className={styles.contact}>
            <Code url={url} title={title} />
            <p>
              Los días pueden cambiar. Verifica los días vigentes en&nbsp;el&nbsp;QR o por teléfono:
            </p>
            <p className={styles.phone}>
              <PhoneLinks parts={branchPhoneParts(branch)} />
            </p>
          </div>
        </div>
        <p className={styles.address}>
          <a href={url}>{shownAddress(url).replace(/^https?:\/\//, '')}</a>
        </p>
      </article>
    </>
  );
}

function Program({ days, hours }: ProgramLine) {
  return (
    <div className={styles.program}>
      <p className={styles.days}>{days || 'Consulta los días por teléfono.'}</p>
      <p className={shared.large}>{hours || 'Consulta el horario por teléfono.'}</p>
    </div>
  );
}

function Advice({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <h2 className={shared.title}>{title}</h2>
      <ul className={styles.advice}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

function Code({ url, title }: { url: string; title: string }) {
  const qr = qrCode(url);
  if (!qr) return null;
  return (
    <svg
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={`Código QR de la página de ${title}`}
    >
      <path d={qr.path} />
    </svg>
  );
}
