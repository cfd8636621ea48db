import { escapeXml } from '../../util/format/xml.mts';
import { campaignRows, share, type CampaignRow } from './report.mts';
import type { CampaignCount } from './counts.mts';

/** Where a visit may end, as the page names it. */
const STAGES = [
  'Servicio',
  'Ubicación',
  'Preguntas',
  'Días',
  'Datos de contacto',
  'Cotización enviada',
] as const;

const STYLE = `
  :root { color-scheme: light; --blue: #003da5; --green: #84bd00; --ink: #0f1c36; --soft: #475571; --line: #d5ddea; }
  body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  h1, h2 { color: var(--blue); line-height: 1.2; }
  h2 { margin-top: 3rem; }
  p { max-width: 46rem; color: var(--soft); }
  .scroll { overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th, td { padding: .6rem .5rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: bottom; }
  th:first-child { text-align: left; }
  tfoot th, tfoot td { border-bottom: 0; font-weight: 700; }
  figure { margin: 1.5rem 0 0; }
  figcaption { font-weight: 700; }
  svg { display: block; width: 100%; height: auto; margin-top: .5rem; }
  svg text { fill: var(--ink); font: 14px system-ui, sans-serif; }
  @media print { figure, tr { break-inside: avoid; } }
`;

const count = (value: number | undefined) =>
  value === undefined ? '–' : value.toLocaleString('es-MX');

function tableRow({ name, visits, steps, quotes, messages }: CampaignRow): string {
  const [started, , , , person] = steps;
  const cells = [
    count(visits),
    count(started),
    share(person ?? 0, started),
    count(quotes),
    share(quotes, started),
    count(messages),
  ];
  const numbers = cells.map((cell) => `<td>${cell}</td>`).join('');
  return `<tr><th scope="row">${escapeXml(name)}</th>${numbers}</tr>`;
}

const BAR = 24;
const ROW = 32;
const LABEL = 170;
const WIDTH = 720;

/** How far those who started have come, as bars of their number. */
function funnel({ name, steps }: CampaignRow): string {
  const started = steps[0] ?? 0;
  if (started === 0) return '';
  const bars = STAGES.map((stage, at) => {
    const reached = Math.min(steps[at] ?? 0, started);
    const width = Math.round((reached / started) * (WIDTH - LABEL - 130));
    const y = at * ROW;
    return [
      `<text x="0" y="${y + 17}">${stage}</text>`,
      `<rect x="${LABEL}" y="${y}" width="${Math.max(width, 2)}" height="${BAR}" rx="4" fill="${at === STAGES.length - 1 ? '#84bd00' : '#003da5'}"/>`,
      `<text x="${LABEL + Math.max(width, 2) + 8}" y="${y + 17}">${count(reached)} · ${share(reached, started)}</text>`,
    ].join('');
  });
  const title = escapeXml(name);
  return `<figure><figcaption>${title}</figcaption><svg viewBox="0 0 ${WIDTH} ${STAGES.length * ROW}" role="img" aria-label="${title}: hasta dónde llegaron">${bars.join('')}</svg></figure>`;
}

/** What campaigns have brought on these days, as a page that stands alone. It names nobody. */
export function campaignPage(counts: readonly CampaignCount[], from: string, to: string): string {
  const { rows, total } = campaignRows(counts);
  const funnels = [...(rows.length > 1 ? [total] : []), ...rows].map(funnel).join('');
  return `<!doctype html>
<html lang="es-MX">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Campañas del ${from} al ${to}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Campañas</h1>
<p>Del ${from} al ${to}, días de la Ciudad de México.</p>
<div class="scroll">
<table>
<thead><tr><th scope="col">Campaña</th><th scope="col">Visitas</th><th scope="col">Empezaron a cotizar</th><th scope="col">Llegaron a sus datos</th><th scope="col">Cotizaciones</th><th scope="col">De cada 100 que empezaron</th><th scope="col">Mensajes</th></tr></thead>
<tbody>${rows.map(tableRow).join('')}</tbody>
<tfoot>${tableRow(total)}</tfoot>
</table>
</div>
<p>Los porcentajes son de quienes empezaron a cotizar en la misma campaña. Las visitas sin campaña no se cuentan.</p>
${funnels && `<h2>Hasta dónde llegaron</h2>${funnels}`}
</body>
</html>
`;
}
