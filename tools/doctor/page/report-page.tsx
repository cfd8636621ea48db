import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DoctorReport } from '../report';
import { verdictWords } from '../verdict';
import { readAssets } from './assets';
import { CallSection } from './Calls';
import { consequenceGroups } from './consequence-groups';
import { Consequences } from './Consequences';
import { Contents, type Entry } from './Contents';
import { Editorial } from './Editorial';
import { Extent } from './Extent';
import { FirstSteps } from './FirstSteps';
import { Verdict } from './Verdict';

/** Nothing is loaded, nothing is run: what a gateway sent may stand anywhere in the text. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'";

interface Part extends Entry {
  content: ReactNode;
}

function editorialPart({ editorial, extent }: DoctorReport, site?: string): Part {
  const part = { id: 'textos', title: 'Textos y archivos' };
  if (editorial.length > 0) {
    const content = (
      <>
        <p className="audience">
          Para quien edita el contenido: qué conviene corregir, lo más importante primero.
        </p>
        <Editorial findings={editorial} site={site} />
      </>
    );
    return { ...part, count: editorial.length, content };
  }
  const text =
    extent.records === 0
      ? 'No se revisaron: no llegó ningún registro.'
      : 'No hay nada que corregir en los que se revisaron.';
  return { ...part, content: <p className="calm">{text}</p> };
}

function partsOf(report: DoctorReport, site?: string): Part[] {
  const groups = consequenceGroups(report.consequences);
  const consequences = {
    id: 'consecuencias',
    title: 'Qué significa para el sitio',
    count: report.consequences.length,
    content: <Consequences groups={groups} site={site} />,
  };
  return [
    {
      id: 'primero',
      title: 'Qué hacer primero',
      content: <FirstSteps groups={groups} verdict={report.verdict} />,
    },
    ...(groups.length > 0 ? [consequences] : []),
    {
      id: 'llamadas',
      title: 'Llamadas',
      count: report.calls.length,
      content: (
        <>
          <p className="audience">
            Para quien opera el servicio: qué contestó cada llamada del contrato.
          </p>
          <CallSection calls={report.calls} />
        </>
      ),
    },
    editorialPart(report, site),
    { id: 'alcance', title: 'Qué no se revisó', content: <Extent report={report} /> },
  ];
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
        <a className="skip" href="#informe">
          Saltar al informe
        </a>
        <header>
          <div className="frame">
            {/* oxlint-disable-next-line nextjs/no-img-element -- it is part of the file */}
            <img src={logo} alt="Vía Limpia" width="187" height="40" />
          </div>
        </header>
        <main>
          <Verdict report={report} />
          <div className="frame body">
            <Contents entries={parts} />
            <div id="informe" className="parts" tabIndex={-1}>
              {parts.map(({ id, title, content }) => (
                <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
                  <h2 id={`${id}-titulo`}>{title}</h2>
                  {content}
                </section>
              ))}
            </div>
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
