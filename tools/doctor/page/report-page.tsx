import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { MAIN_ID, SkipLink } from '@/components/shell/SkipLink';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { companyName } from '@/lib/company';
import { counted, dateText, numberText, wordOf } from '../output/words';
import type { DoctorReport } from '../report';
import { CallSection } from './Calls';
import { EditorialSection, FirstSteps, ImpactSection } from './Findings';
import { Facts, List, SiteContext } from './parts';

/** Nothing is loaded, nothing is run: what a gateway sent may stand anywhere in the text. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";

const dataUrl = (type: string, file: string) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

/** A sheet with those that it imports in their place. */
const bundled = (file: string): string =>
  readFileSync(file, 'utf8').replace(
    /@import '\.\/([\w-]+\.css)'(?: layer\((\w+)\))?;/g,
    (_, name: string, layer?: string) => {
      const imported = bundled(`app/${name}`);
      return layer === undefined ? imported : `@layer ${layer} {\n${imported}}`;
    },
  );

/** The sheets of the site and of its components that the page is made of, then its own. */
const SHEETS = [
  'app/globals.css',
  'components/ui/Section.module.css',
  'components/ui/SectionHeading.module.css',
  'components/shell/SkipLink.module.css',
  'tools/doctor/page/report.css',
];

/** With the font: the page loads nothing. */
function readStyles(): string {
  const core = dataUrl('font/woff2', 'app/archivo-core.woff2');
  const face = `@font-face { font-family: Archivo; font-weight: 400 700; src: url('${core}') format('woff2'); }`;
  return [...SHEETS.map(bundled), face].join('\n');
}

const extentText = ({ requests, records }: DoctorReport['extent'], and: string) =>
  `${counted(requests, 'petición', 'peticiones')}${and}${counted(records, 'registro', 'registros')}`;

/** The verdict, of which gateway, and when. */
function Verdict({ verdict, summary, gateway, taken, extent }: DoctorReport) {
  const word = wordOf(verdict);
  const service = <bdi>{gateway}</bdi>;
  const time = <time dateTime={taken}>{dateText(taken)}</time>;
  return (
    <Section ground="mist" labelledBy="veredicto" className={`verdict ${verdict}`}>
      <p className="soft">Revisión del servicio de contenidos</p>
      <h1 id="veredicto">{word}</h1>
      <p className="summary">{summary.replace(`${word}: `, '')}</p>
      <Facts
        of={[
          ['Servicio', service],
          ['Fecha', time],
          ['Alcance', extentText(extent, ', ')],
        ]}
      />
    </Section>
  );
}

/** What was looked at, and what was not. */
function Extent({ extent, calls }: DoctorReport) {
  const untried = calls.filter(({ state }) => state === 'untried').length;
  return (
    <>
      <p>
        Se hicieron {extentText(extent, ' y se leyeron ')}.
        {extent.leftOut.length === 0 && untried === 0 && ' No quedó nada sin revisar.'}
      </p>
      {extent.leftOut.length > 0 && (
        <>
          <p>De esto se revisó solo una parte, o nada:</p>
          <List className="listed" of={extent.leftOut} show={(label) => label} />
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

/** The parts of the page, with whom each is for and how much it has. */
function partsOf(report: DoctorReport) {
  const { impact, calls, editorial, extent } = report;
  const nothing =
    extent.records === 0
      ? 'No se revisaron: no llegó ningún registro.'
      : 'No hay nada que corregir en los que se revisaron.';
  const all = [
    { id: 'primero', title: 'Qué hacer primero', content: <FirstSteps {...report} /> },
    impact.length > 0 && {
      id: 'consecuencias',
      title: 'Qué significa para el sitio',
      count: impact.length,
      content: <ImpactSection {...report} />,
    },
    {
      id: 'llamadas',
      title: 'Llamadas',
      lead: 'Para quien opera el servicio: qué contestó cada llamada del contrato.',
      count: calls.length,
      content: <CallSection {...report} />,
    },
    {
      id: 'textos',
      title: 'Textos y archivos',
      ...(editorial.length > 0 && {
        lead: 'Para quien edita el contenido: qué conviene corregir, lo más importante primero.',
        count: editorial.length,
      }),
      content: editorial.length > 0 ? <EditorialSection {...report} /> : <p>{nothing}</p>,
    },
    { id: 'alcance', title: 'Qué no se revisó', content: <Extent {...report} /> },
  ];
  return all.filter((part) => part !== false);
}

function Page({ report }: { report: DoctorReport }) {
  const parts = partsOf(report);
  return (
    <html lang="es-MX">
      {/* oxlint-disable-next-line nextjs/no-head-element -- no page of Next */}
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <title>{`${wordOf(report.verdict)}: revisión del servicio de contenidos`}</title>
        <link rel="icon" href={dataUrl('image/svg+xml', 'public/mark.svg')} />
        <style>{readStyles()}</style>
      </head>
      <body>
        <SkipLink />
        <header className="brand">
          {/* oxlint-disable-next-line nextjs/no-img-element -- it is part of the file */}
          <img
            src={dataUrl('image/svg+xml', 'public/logo.svg')}
            alt={companyName}
            width="187"
            height="40"
          />
        </header>
        <main>
          <Verdict {...report} />
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

/** The report as one HTML file that stands alone. @param site its origin: paths become links to it. */
export function reportPage(report: DoctorReport, site?: string): string {
  const page = (
    <SiteContext value={site}>
      <Page report={report} />
    </SiteContext>
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
