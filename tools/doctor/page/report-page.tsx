import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MAIN_ID, SkipLink } from '@/components/shell/SkipLink';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { companyName } from '@/lib/company';
import { counted, dateText, numberText, verdictWords } from '../output/words';
import type { DoctorReport } from '../report';
import { readAssets } from './assets';
import { CallSection } from './Calls';
import { EditorialSection, FirstSteps, ImpactSection } from './Findings';
import { Facts, List } from './parts';

/** Nothing is loaded, nothing is run: what a gateway sent may stand anywhere in the text. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";

interface Part {
  id: string;
  title: string;
  /** Whom it is for. */
  lead?: string;
  count?: number;
  content: ReactNode;
}

const extentText = ({ requests, records }: DoctorReport['extent'], and: string) =>
  `${counted(requests, 'petición', 'peticiones')}${and}${counted(records, 'registro', 'registros')}`;

/** The verdict, of which gateway, and when. */
function Verdict({ report }: { report: DoctorReport }) {
  const { verdict, summary, gateway, taken, extent } = report;
  const word = verdictWords[verdict];
  const time = (
    <time key="taken" dateTime={taken}>
      {dateText(taken)}
    </time>
  );
  const facts: [string, ReactNode][] = [
    ['Servicio', <bdi key="gateway">{gateway}</bdi>],
    ['Fecha', time],
    ['Alcance', extentText(extent, ', ')],
  ];
  return (
    <Section ground="mist" labelledBy="veredicto" className={`verdict ${verdict}`}>
      <p className="soft">Revisión del servicio de contenidos</p>
      <h1 id="veredicto">{word}</h1>
      <p className="summary">{summary.replace(`${word}: `, '')}</p>
      <Facts of={facts} />
    </Section>
  );
}

/** What was looked at, and what was not. */
function Extent({ report: { extent, calls } }: { report: DoctorReport }) {
  const { leftOut } = extent;
  const untried = calls.filter(({ state }) => state === 'untried').length;
  return (
    <>
      <p>
        Se hicieron {extentText(extent, ' y se leyeron ')}.
        {leftOut.length === 0 && untried === 0 && ' No quedó nada sin revisar.'}
      </p>
      {leftOut.length > 0 && (
        <>
          <p>De esto se revisó solo una parte, o nada:</p>
          <List className="listed" of={leftOut} show={(label) => label} />
        </>
      )}
      {untried > 0 && (
        <p>
          <a href="#llamadas-sin-probar">
            {counted(untried, 'llamada quedó', 'llamadas quedaron')} sin probar
          </a>
          ; ahí se dice por qué.
        </p>
      )}
    </>
  );
}

function partsOf(report: DoctorReport, site: string | undefined): Part[] {
  const { impact, calls, editorial, extent, verdict } = report;
  const nothing =
    extent.records === 0
      ? 'No se revisaron: no llegó ningún registro.'
      : 'No hay nada que corregir en los que se revisaron.';
  const findings = {
    lead: 'Para quien edita el contenido: qué conviene corregir, lo más importante primero.',
    count: editorial.length,
    content: <EditorialSection findings={editorial} site={site} />,
  };
  const all: (Part | false)[] = [
    {
      id: 'primero',
      title: 'Qué hacer primero',
      content: <FirstSteps impact={impact} verdict={verdict} />,
    },
    impact.length > 0 && {
      id: 'consecuencias',
      title: 'Qué significa para el sitio',
      count: impact.length,
      content: <ImpactSection impact={impact} site={site} />,
    },
    {
      id: 'llamadas',
      title: 'Llamadas',
      lead: 'Para quien opera el servicio: qué contestó cada llamada del contrato.',
      count: calls.length,
      content: <CallSection calls={calls} />,
    },
    {
      id: 'textos',
      title: 'Textos y archivos',
      ...(editorial.length > 0 ? findings : { content: <p>{nothing}</p> }),
    },
    { id: 'alcance', title: 'Qué no se revisó', content: <Extent report={report} /> },
  ];
  return all.filter((part) => part !== false);
}

function Page({ report, site }: { report: DoctorReport; site: string | undefined }) {
  const { styles, logo, mark } = readAssets();
  const parts = partsOf(report, site);
  return (
    <html lang="es-MX">
      {/* oxlint-disable-next-line nextjs/no-head-element -- no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{`${verdictWords[report.verdict]}: revisión del servicio de contenidos`}</title>
        <link rel="icon" href={mark} />
        <style>{styles}</style>
      </head>
      <body>
        <SkipLink />
        <header className="brand">
          {/* oxlint-disable-next-line nextjs/no-img-element -- it is part of the file */}
          <img src={logo} alt={companyName} width="187" height="40" />
        </header>
        <main>
          <Verdict report={report} />
          <nav className="contents" aria-label="Contenido" data-print="hide">
            <List
              of={parts}
              show={({ id, title, count }) => (
                <a href={`#${id}`}>
                  {title}
                  {count !== undefined && ` (${numberText(count)})`}
                </a>
              )}
            />
          </nav>
          <div id={MAIN_ID} tabIndex={-1}>
            {parts.map(({ id, title, lead, content }) => (
              <Section key={id} id={id} labelledBy={`${id}-titulo`} className="part">
                <SectionHeading id={`${id}-titulo`} title={title} {...(lead && { lead })} />
                <div className="stack">{content}</div>
              </Section>
            ))}
          </div>
        </main>
      </body>
    </html>
  );
}

/**
 * The report as one HTML file that stands alone.
 *
 * @param site - Origin of the site: paths become links to it.
 */
export function reportPage(report: DoctorReport, site?: string): string {
  return `<!doctype html>\n${renderToStaticMarkup(<Page report={report} site={site} />)}\n`;
}
