/**
 * `npm run bench -- slow-line`: what a visitor on a slow phone and a slow line can do, and when. Latency
 * 400 ms, 400 kbps, a processor six times slower, nothing cached. Each control is pressed once, as
 * soon as it is painted; the time runs from the start of the page until the effect is painted. The
 * median of three. Needs a build.
 *
 *   npm run bench -- slow-line --only menu   the scenarios whose name holds this
 *   npm run bench -- slow-line --out f.md    also writes the table
 */
import { parseArgs } from 'node:util';
import { startSite } from '@/tests/support/site';
import { median } from '@/tests/support/statistics';
import { millis, verdict } from '@/tools/verdict';
import { launchBrowser, PHONE, tap } from './support/browser';
import { navigationStart, painted } from './support/painted';
import { startSlowLink } from './support/slow-link';
import { makeTable } from './support/table';

const LINE = { latencyMs: 400, bytesPerSecond: 400_000 / 8 };
const CPU_SLOWDOWN = 6;
const ROUNDS = 3;

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, out: { type: 'string' } },
});

interface Scenario {
  name: string;
  path: string;
  /** Milliseconds. */
  limit: number;
  /** What is pressed, one after the other, each once it is painted: expressions for `painted`. */
  presses: readonly string[];
  /** What shows that it worked. */
  effect: string;
}

const REPORT = '/verReporte_anual/informe-anual-2025';

/** The first element of a kind with a text. */
const withText = (selector: string, text: string) =>
  `[...document.querySelectorAll('${selector}')].find((each) => each.textContent.includes('${text}'))`;

const scenarios: readonly Scenario[] = [
  {
    name: 'menu',
    path: '/',
    limit: 3_500,
    presses: [`document.querySelector('[aria-label="Abrir el menú"]')`],
    effect: `document.querySelector('[aria-label="Cerrar el menú"]')`,
  },
  {
    name: 'zone',
    path: '/sucursales/campeche',
    limit: 3_500,
    presses: [withText('summary', 'Barrio de Guadalupe')],
    effect: withText('details[open] h3', 'Barrio de Guadalupe'),
  },
  {
    name: 'first step of the wizard',
    path: '/cotizador',
    limit: 3_500,
    presses: [`document.querySelector('input[name=servicio]')`, withText('button', 'Siguiente')],
    effect: `[...document.querySelectorAll('select')].find(({ labels, options }) =>
      labels[0]?.textContent.startsWith('Estado') && options.length > 1)`,
  },
  {
    name: 'first page of the report',
    path: REPORT,
    limit: 12_000,
    presses: [],
    effect: `[...document.images].find(({ alt, complete, naturalWidth }) =>
      alt.startsWith('Página 1 de ') && complete && naturalWidth > 0)`,
  },
];

await using site = await startSite();
using link = await startSlowLink(site.url, LINE);
await using browser = await launchBrowser('--disable-quic');

/** Pages and pictures are made once, on somebody's first visit. */
async function visitBefore({ path }: Scenario): Promise<void> {
  link.setSlow(false);
  const page = await browser.newPage(PHONE);
  await page.goto(link.url + path, { waitUntil: 'networkidle' });
  await page.close();
  link.setSlow(true);
}

/** When the first control, or the effect, could be seen, when it worked, and the bytes until then. */
async function measure(scenario: Scenario) {
  await using context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(link.url + scenario.path, { waitUntil: 'commit' });
  const started = await navigationStart(cdp);
  let seen: number | undefined;
  for (const find of scenario.presses) {
    const pressed = await painted(cdp, find);
    seen ??= pressed.at;
    await tap(cdp, pressed);
  }
  const effect = await painted(cdp, scenario.effect);
  return { seen: (seen ?? effect.at) - started, works: effect.at - started, bytes };
}

const rows: (string | number)[][] = [];
for (const scenario of scenarios.filter(({ name }) => name.includes(options.only))) {
  const { name, limit } = scenario;
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  await visitBefore(scenario);
  for (let round = 0; round < ROUNDS; round += 1) measured.push(await measure(scenario));
  const middle = (figure: 'seen' | 'works' | 'bytes') => median(measured.map((one) => one[figure]));
  const [seen, works, kilobytes] = [middle('seen'), middle('works'), middle('bytes') / 1000];
  verdict(works <= limit, `${name}: ${millis(works)} (limit ${limit} ms)`);
  rows.push([name, Math.round(seen), Math.round(works), limit, Math.round(kilobytes)]);
}
const HEAD = ['Scenario', 'Seen, ms', 'Works, ms', 'Limit, ms', 'kB until then'];
console.log(await makeTable(HEAD, rows, options.out));
