import type { DoctorReport } from '@/tools/doctor/report';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { callOf, examineAt } from './support';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function rowsOf(body: unknown): Row[] {
  const data = isRow(body) && 'data' in body ? body.data : body;
  return Array.isArray(data) ? data.filter(isRow) : [];
}

const first = (body: unknown, fields: Row) =>
  rowsOf(body).map((row, at) => (at === 0 ? { ...row, ...fields } : row));

const latin1 = (body: unknown) => Buffer.from(JSON.stringify(body), 'latin1');

const P = '/web-page-conf/web';
const branches = '/business/admin/businessunit/getallbusinessunitpublicated';

/** Lists that contradict each other, records without content, and forms that are refused. */
const alterations: [path: RegExp, alter: (body: unknown) => unknown][] = [
  [new RegExp(`^${branches}$`), (body) => rowsOf(body).slice(1)],
  [/\/business-line\/detail$/, (body) => first(body, { description: '<p>0</p>' })],
  [/\/business-line\/detailRouter\/disposicion-final$/, () => ({ code: 404 })],
  [/\/business-line\/markers$/, (body) => first(body, { name: 'Otra línea' })],
  [/\/blog\/getLast$/, (body) => first(body, { id: 9_999 })],
  [/\/blog\/getall$/, (body) => first(body, { text_publication: '' })],
  [/\/social-responsability\/getall$/, (body) => first(body, { program_description: '0' })],
  [/\/annual-report$/, (body) => first(body, { name_report_file: '0' })],
  [/\/annual-report\/\d+$/, () => ({ code: 404 })],
  [/\/frequent-questions\/size-category\/6$/, (body) => first(body, { id: 8_888 })],
  [/\/press\/getall\/0\/8$/, (body) => first(body, { id: 7_777 })],
  [/\/states\/1\/cities$/, () => []],
  [/\/business-unit\/city\/\d+\/business-line\/5$/, () => []],
  [/\/jobboard\/getContentJobBoard$/, () => ({})],
  [/\/contact$/, (body) => latin1(first(body, { name: 'Atención' }))],
  [/\/social-networks\/getall$/, (body) => first(body, { alt: 'Atenci\ufffdn' })],
  [/\/search\/getAll\?/, (body) => (rowsOf(body).length > 0 ? body : { code: 404 })],
  [/\/web\/(?:quote|send-message)$/, () => ({ code: 500 })],
];

const alter = (path: string, body: unknown) =>
  alterations.find(([pattern]) => pattern.test(path))?.[1](body) ?? body;

let gateway: Awaited<ReturnType<typeof startAlteredGateway>>;
let report: DoctorReport;
beforeAll(async () => {
  gateway = await startAlteredGateway(alter);
  report = await examineAt(gateway.url, { calls: 600, sendsTests: true });
}, 60_000);
afterAll(() => gateway.stop());

const said = (rule: string) =>
  report.impact
    .filter((one) => one.rule === rule)
    .map(({ severity, path, what }) => `${severity} ${path} ${what}`);

test.each([
  ['offices-not-published', /^broken .*El mapa tiene 1 registro que no está en .*Monterrey/],
  ['units-not-published', /^broken .*las sucursales publicadas: «Monterrey»/],
  ['presence-not-markers', /^gap .*su filtro de líneas: «Recolección domiciliaria»/],
  ['latest-not-listed', /^gap \/blog La portada tiene 1 registro/],
  ['home-faqs-not-listed', /^gap \/ La portada/],
  ['press-pages-disagree', /^gap \/prensa La primera página/],
  ['state-without-cities', /^broken \/cotizador «Aguascalientes» no tiene ciudades/],
  ['page-jobBoard', /^gap \/bolsadetrabajo El servicio no tiene la bolsa de trabajo/],
  ['not-utf8 GET /web-page-conf/web/contact', /^gap .*no es UTF-8/],
  [`submission POST ${P}/quote`, /^broken \/cotizador .* no aceptó/],
  [`submission POST ${P}/send-message`, /^broken \/contactanos .* no aceptó/],
])('%s', (rule, sentence) => expect(said(rule)).toEqual([expect.stringMatching(sentence)]));

test('a sign that was lost before it was stored is sent as UTF-8', () => {
  expect(callOf(report, '/web/social-networks/getall')).toMatchObject({ notUtf8: 0 });
});

test('a line that no city has is broken, and is named by its address', () => {
  expect(said('line-without-coverage')).toEqual([
    expect.stringMatching(/^broken \/cotizador\?servicio=[a-z-]+ .* no tiene cobertura en/),
  ]);
});

test('a navigation entry of a page without its record leads nowhere, once for each navigation', () => {
  expect(said('navigation-nowhere').map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
    'broken /bolsadetrabajo',
    'broken /bolsadetrabajo',
  ]);
});

test('records without content, each with its page', () => {
  expect(said('empty-record').map((text) => text.split(' ').slice(1, 4).join(' '))).toEqual([
    '/detalle_linea/recoleccion-domiciliaria La línea',
    expect.stringMatching(/^\/Blog_Detalle\/[\w-]+ La noticia$/),
    expect.stringMatching(/^\/resp_detalle\/[\w-]+ El programa$/),
    expect.stringMatching(/^\/verReporte_anual\/[\w-]+ El informe$/),
    '/nuestra_empresa/gobierno-corporativo La página',
  ]);
});

test('a line that its call does not know is still shown from the list', () => {
  expect(said('unreachable-record')).toEqual([
    expect.stringMatching(/^gap \/detalle_linea\/disposicion-final .*no conoce/),
  ]);
});

test('a search that finds nothing may say so', () => {
  const { state, outcomes } = callOf(report, '/web/search/getAll');
  expect([state, outcomes]).toEqual(['whole', { found: 1, missing: 1, unavailable: 0 }]);
});

test('the third form was accepted', () => {
  expect(callOf(report, '/web/send-message/sendMessageContacto').state).toBe('whole');
  expect(callOf(report, '/web/quote')).toMatchObject({ state: 'failed', reasons: ['code-500'] });
});

/** The same in the first and second record of a list. */
const same = (body: unknown, fields: Row, own: (at: number) => Row = () => ({})) =>
  rowsOf(body).map((row, at) => (at < 2 ? { ...row, ...fields, ...own(at) } : row));

test('records that share their title have pages of their own, and nothing is said of their addresses', async () => {
  const namesakes = await startAlteredGateway((path, body) => {
    if (/\/press\/getall\//.test(path))
      return same(body, { title: 'Comunicado' }, (at) => ({ url: ['uno', 'dos'][at] }));
    if (/\/blog\/getall$/.test(path)) return same(body, { title_publication: 'Aviso', url: '' });
    if (/\/annual-report$/.test(path)) return same(body, { report_name: 'Informe', url: '' });
    return body;
  });
  const { impact, editorial } = await examineAt(namesakes.url, { calls: 600 });
  await namesakes.stop();
  const rules = ['same-address', 'other-record', 'unreachable-record'];
  expect(impact.filter(({ rule }) => rules.includes(rule))).toEqual([]);
  expect(editorial.filter(({ rule }) => rule === 'address-doubled')).toEqual([]);
  const without = editorial.filter(({ rule }) => rule === 'address-missing');
  expect(without.map(({ path }) => path)).toEqual([
    ...[expect.stringMatching(/^\/verReporte_anual\/\d+$/), expect.stringMatching(/^\/verR/)],
    ...[expect.stringMatching(/^\/Blog_Detalle\/\d+$/), expect.stringMatching(/^\/Blog/)],
  ]);
}, 60_000);
