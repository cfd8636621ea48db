import type { DoctorReport } from '@/tools/doctor/report';
import { startAlteredGateway } from '@/tests/support/altered-gateway';
import { callOf, examineAt, rulesOf } from './support';

const SECRET = 'Bearer canary-8842';
const EMAIL = 'canary.person@vialimpia.example';

type Row = Record<string, unknown>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const dataOf = (body: unknown): unknown => (isRow(body) && 'data' in body ? body.data : body);

const rowsOf = (body: unknown): Row[] => {
  const data = dataOf(body);
  return Array.isArray(data) ? data.filter(isRow) : [];
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const battery = (json: unknown) => ({ json, lst_frequency: null });
const question = (title: string, children: unknown[]) => ({ type: 'question', title, children });
const answer = (title: string, children: unknown[] = []) => ({ type: 'answer', title, children });

function deepTree() {
  let node: object = answer('Fin');
  for (let level = 0; level < 40; level += 1) node = answer('Sí', [question('¿Otra?', [node])]);
  return question('¿Primera?', [node]);
}

const batteries: Record<string, unknown> = {
  1: battery('esto no es base64 %%'),
  2: battery(encode(deepTree())),
  3: battery(encode([question('¿Sin respuestas?', [])])),
  4: battery(''),
  5: battery(encode([question('¿Cuál?', [answer('Una'), question('¿Aquí?', []), answer('')])])),
  6: [battery(encode([question('¿Cuál?', [answer('Una')])]))],
  7: null,
};

/** What a gateway may send that no one here wrote. */
const alterations: Record<string, (body: unknown) => unknown> = {
  '/web-page-conf/web/section': (body) => ({
    code: '200',
    data: rowsOf(body).map((row, at) =>
      at === 0 ? { ...row, section_url: '/no-existe', enabled: '1' } : row,
    ),
  }),
  '/web-page-conf/section': () => null,
  '/web-page-conf/web/contact': (body) =>
    rowsOf(body).map((row, at) => ({
      ...row,
      id_contacto: String(row.id_contacto),
      email: EMAIL,
      ...(at === 0 ? { name: '' } : {}),
      [at === 1 ? EMAIL : 'telefono']: '5512345678',
    })),
  '/web-page-conf/web/indicator/getall': () => '<!doctype html><p>502</p>',
  '/web-page-conf/web/clients/getAll': () => ({ code: '500', message: SECRET, data: [] }),
  '/web-page-conf/web/carousel': () => [],
  '/web-page-conf/web/testimonials/getall': (body) => ({ code: 200, data: rowsOf(body)[0] }),
  '/business-line/admin/business-line/active': (body) => rowsOf(body).slice(1),
  '/web-page-conf/web/business-unit/offices': (body) =>
    rowsOf(body).map((row, at) => {
      if (at === 0) return { ...row, latitude: 'norte', longitude: { oeste: true } };
      if (at === 1) return { ...row, latitude: 48.1, longitude: 11.5 };
      if (at === 2) return { ...row, latitude: -91.82, longitude: 18.65 };
      return at === 3 ? { ...row, latitude: '-89.6', longitude: '20.9' } : row;
    }),
  '/business/admin/businessunit/getallbusinessunitpublicated': (body) =>
    rowsOf(body).map((row, at) => (at === 1 ? { ...row, url: rowsOf(body)[0]?.url } : row)),
  '/web-page-conf/web/blog/getall': (body) =>
    rowsOf(body).map((row, at) => ({
      ...row,
      id: String(row.id),
      lstblog_photos: at === 0 ? 'ninguna' : row.lstblog_photos,
      tituloCorto: 'x',
      ...(at === 5 ? { name_cover_image: String.raw`..\fakepath\foto.png` } : {}),
      ...(at === 6 ? { name_cover_image: 'foto\ud800.png' } : {}),
      ...(at === 2 ? { title_publication: rowsOf(body)[3]?.title_publication } : {}),
    })),
  '/web-page-conf/web/catalog/information-institutional/getbydesc': (body) =>
    JSON.stringify(body).includes('Gobierno corporativo') ? { code: 404 } : body,
  '/web-page-conf/web/press/getByTitle/': () => ({ code: 404, message: 'no' }),
};

function alter(path: string, body: unknown): unknown {
  if (path.includes('/search/getAll')) return { code: 404 };
  const line = /\/web\/battery\/business-line\/(\d+)$/.exec(path)?.[1];
  if (line !== undefined) return batteries[line];
  const key = Object.keys(alterations).find(
    (start) => path === start || (start.endsWith('/') && path.startsWith(start)),
  );
  return key === undefined ? body : alterations[key]?.(body);
}

let gateway: Awaited<ReturnType<typeof startAlteredGateway>>;
let report: DoctorReport;
beforeAll(async () => {
  gateway = await startAlteredGateway(alter);
  report = await examineAt(gateway.url, { authorization: SECRET });
}, 60_000);
afterAll(() => gateway.stop());

const what = (rule: string) =>
  report.impact.filter((one) => one.rule === rule).map((one) => `${one.path} ${one.what}`);

test('the site works, with gaps', () => expect(report.verdict).toBe('works-with-gaps'));

test('digits as text, codes as text and lists of one are no gap', () => {
  expect(callOf(report, '/web/section').state).toBe('whole');
  expect(callOf(report, '/web/business-unit/*/zones').state).toBe('whole');
  expect(callOf(report, '/web/blog/getall').records).toBe(40);
});

test('a record without its name is named by its id, and what came for the name', () => {
  expect(callOf(report, '/web/contact')).toMatchObject({
    state: 'gaps',
    records: 7,
    skipped: { count: 1, of: 8, examples: [{ id: 1, field: 'name', reason: 'vino vacío' }] },
  });
});

test('unknown fields and wrong types are named, never their values', () => {
  expect(callOf(report, '/web/blog/getall')).toMatchObject({
    state: 'gaps',
    unknown: ['tituloCorto'],
    wrongTyped: [{ field: 'lstblog_photos', came: 'vino como texto que no sirve', count: 1 }],
  });
  expect(callOf(report, '/web/contact').unknown).toEqual(['telefono', '(nombre ilegible)']);
  expect(callOf(report, '/web/business-unit/offices').wrongTyped).toEqual([
    { field: 'latitude', came: 'vino como texto que no sirve', count: 1 },
    { field: 'longitude', came: 'vino como objeto', count: 1 },
    { field: 'latitude', came: 'vino como número que no sirve', count: 1 },
  ]);
});

test('a page, a failed envelope and one record instead of a list are failed calls', () => {
  expect(callOf(report, '/web/indicator/getall').reasons).toEqual(['wrong-type']);
  expect(callOf(report, '/web/clients/getAll').reasons).toEqual(['code-500']);
  expect(callOf(report, '/web/testimonials/getall').reasons).toEqual(['wrong-type']);
  expect(rulesOf(report)).toEqual(
    expect.arrayContaining(['page-indicators', 'page-clients', 'page-testimonials']),
  );
});

test('a search that finds nothing is no failure', () => {
  expect(callOf(report, '/web/search/getAll')).toMatchObject({ state: 'whole', records: 0 });
});

test('an empty list is found, and the page lacks it', () => {
  expect(callOf(report, '/section')).toMatchObject({ state: 'whole', records: 0 });
  expect(rulesOf(report)).toContain('page-footerSections');
});

test('navigation that leads nowhere', () => {
  expect(what('navigation-nowhere')).toEqual([
    '/no-existe «Nuestra empresa» del menú no lleva a ningún lado: el sitio no tiene esa página.',
  ]);
});

test('question trees, each with what is wrong', () => {
  expect(what('tree-unreadable')).toEqual([expect.stringContaining('Recolección domiciliaria')]);
  expect(what('tree-too-deep')).toHaveLength(1);
  expect(what('tree-no-answers').join()).toContain('¿Sin respuestas?');
  expect(what('tree-emptied')).toEqual([expect.stringContaining('RPBI')]);
  expect(what('tree-wrong-type')).toEqual([expect.stringContaining('¿Cuál? › ¿Aquí?')]);
  expect(what('tree-no-title')).toHaveLength(1);
  expect(what('battery-empty').map((text) => /«.*»/.exec(text)?.[0])).toEqual([
    '«Transporte de residuos»',
    '«Reciclaje y valorización»',
  ]);
});

test('branches off the map, and two of one address', () => {
  expect(what('branch-off-map')).toEqual([
    expect.stringContaining('no tiene coordenadas que se puedan leer'),
    expect.stringContaining('fuera de México'),
  ]);
  const swapped = report.impact.filter(({ rule }) => rule === 'branch-swapped');
  expect(swapped).toHaveLength(2);
  for (const { what: text, fix } of swapped) {
    expect(text).toContain('tiene la latitud y la longitud al revés');
    expect(fix).toMatch(/^Intercambie/);
  }
  expect(what('same-address')).toEqual([expect.stringContaining('2 sucursales')]);
  expect(what('other-record')).toEqual([expect.stringContaining('San Nicolás')]);
});

test('two posts of one title', () => expect(what('same-title')).toHaveLength(1));

test('records of a list that cannot be opened', () => {
  expect(callOf(report, '/web/press/getByTitle/*')).toMatchObject({
    state: 'failed',
    outcomes: { found: 0, unavailable: 0 },
  });
  expect(what('unreachable-record').length).toBeGreaterThan(10);
});

test('an empty page that is not found redirects nowhere: one thing is said of it', () => {
  const about = report.impact.filter(({ path }) => path.endsWith('/gobierno-corporativo'));
  expect(about.map(({ rule }) => rule)).toEqual(['unreachable-record']);
});

test('a file whose name the site refuses, which the gateway may well have', () => {
  expect(what('file-refused')).toEqual([
    expect.stringMatching(
      /1 de \d+ archivos \(noticia, name_cover_image\) tienen un nombre que el sitio no acepta; .*fakepath/,
    ),
  ]);
  expect(rulesOf(report)).not.toContain('file-missing');
  const toEditors = report.editorial.filter(({ rule }) => rule === 'file-missing');
  expect(toEditors.map(({ what: text }) => text)).toEqual([
    String.raw`El sitio no acepta el nombre del archivo «..\fakepath\foto.png».`,
  ]);
});

test('lists that disagree', () => {
  expect(rulesOf(report)).toEqual(
    expect.arrayContaining(['detail-not-active', 'quote-not-active']),
  );
});

test('neither the authorization nor a person is in the report', () => {
  const text = JSON.stringify(report);
  expect(text).not.toContain('canary');
  expect(text).not.toContain('5512345678');
});
