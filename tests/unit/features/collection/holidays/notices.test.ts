import { embeddedBranches, embeddedPlaces, embeddedService, noticeOf } from './embedded-places';
import { notationOf } from './notation';
import posts from '@/data/content/blog-posts.json';
import { serviceExceptions } from '@/lib/features/collection/holidays/exceptions';
import {
  noticesFor,
  readPost,
  rulesOfZone,
  type ServicePost,
} from '@/lib/features/collection/holidays/notices';

const PUBLISHED = '2026-11-20';
const TITLE = 'Aviso: sin recolección el 8 de diciembre en Campeche';

const post = (title: string, text = '', states: string[] = []): ServicePost => ({
  ...{ title_publication: title, text_publication: text, start_date: PUBLISHED, url: 'aviso' },
  lst_business_unit: states.map((state) => ({ ubication: { state } })),
});
const read = (...args: Parameters<typeof post>) =>
  readPost(post(...args), embeddedPlaces, embeddedBranches).notice;
const rulesOf = (...args: Parameters<typeof post>) => notationOf(read(...args)?.rules ?? []);

test('a title announces, for the branch that it names, until its last date', () => {
  expect(read(TITLE)).toMatchObject({
    title: TITLE,
    href: '/Blog_Detalle/aviso',
    published: PUBLISHED,
    until: '2026-12-08',
  });
  expect(rulesOf(TITLE)).toBe('no 2026-12-8 @6');
});

test('a sentence of the text holds where the title says', () => {
  const text =
    '<p>Agradecemos su comprensión.</p><p>La ruta de ese día se atiende al día siguiente.</p>';
  expect(rulesOf(TITLE, text)).toBe('no 2026-12-8 >+1 @6');
  expect(read(TITLE, text)?.until).toBe('2026-12-09');
  expect(
    rulesOf('Vecinos de Campeche', '<p>No habrá servicio el 8 de diciembre en Campeche.</p>'),
  ).toBe('no 2026-12-8 @6');
});

test('without a place a post is about its states, and without these about nothing', () => {
  expect(rulesOf('Sin recolección el 8 de diciembre', '', ['Yucatán'])).toBe('no 2026-12-8 @11');
  expect(read('Sin recolección el 8 de diciembre')).toBeUndefined();
  expect(rulesOf('Sin recolección el 8 de diciembre en todas las sucursales')).toBe('no 2026-12-8');
});

test.each([
  ['Aviso: el 8 de diciembre la recolección cambia en Campeche, salvo por la noche', ''],
  [TITLE, '<p>En algunas calles sí habrá recolección el 8 de diciembre.</p>'],
])('what is not understood as a whole is shown, and makes its dates unknown: %s', (title, text) => {
  const notice = read(title, text);
  expect(notice?.until).toBe('2026-12-08');
  const rules = rulesOfZone(
    { general: [], notices: notice ? [notice] : [] },
    { branchId: 6, zoneId: 22 },
    PUBLISHED,
  );
  const range = { from: '2026-12-01', to: '2026-12-20' };
  expect(serviceExceptions([{ weekdays: [2] }], rules, range)).toEqual([
    { date: '2026-12-08', outcome: 'unknown', notice: '/Blog_Detalle/aviso' },
  ]);
});

test.each([
  ['Del 24 al 25 de diciembre no habrá recolección', '2026-12-26', 'no 2026-12-24,2026-12-25 @6'],
  ['Sin recolección el 16 de septiembre', '2026-09-17', 'no 2026-9-16 @6'],
  ['Sin recolección del 31 de diciembre al 1 de enero', '2027-01-02', 'no 2026-12-31,2027-1-1 @6'],
  ['Sin recolección el 8 de enero', '2026-12-26', 'no 2027-1-8 @6'],
  ['Sin recolección el 8 de enero', '2026-01-23', 'no 2027-1-8 @6'],
  [
    'Sin recolección el 1 de enero, el 1 de mayo y el 25 de diciembre',
    '2027-01-04',
    'no 2027-1-1,2027-5-1,2027-12-25 @6',
  ],
  ['Sin recolección el 1 de enero y el 25 de diciembre', '2027-01-04', 'no 2027-1-1,2027-12-25 @6'],
  ['Sin recolección el 25 de diciembre y el 1 de enero', '2027-01-04', 'no 2026-12-25,2027-1-1 @6'],
  ['Sin recolección el 1 de enero y el 25 de diciembre', '2026-12-10', 'no 2027-1-1,2026-12-25 @6'],
  [
    'Nadie recogerá basura el 1 de mayo y el 25 de diciembre',
    '2027-01-04',
    '? 2027-5-1,2027-12-25 @6',
  ],
])('days just past are not those of the next year: %s, %s', (title, published, rules) => {
  const { notice } = readPost(
    { ...post(title, '', ['Campeche']), start_date: published },
    embeddedPlaces,
    embeddedBranches,
  );
  expect(notationOf(notice?.rules ?? [])).toBe(rules);
});

test('a notice shows from its publication to its last date, where it holds', () => {
  const service = { ...embeddedService, notices: [noticeOf(TITLE, PUBLISHED)] };
  const shown = (today: string, place: { branchId: number; zoneId?: number }) =>
    noticesFor(service, place, today).length;
  expect(shown('2026-11-19', { branchId: 6 })).toBe(0);
  expect(shown(PUBLISHED, { branchId: 6 })).toBe(1);
  expect(shown('2026-12-08', { branchId: 6, zoneId: 22 })).toBe(1);
  expect(shown('2026-12-09', { branchId: 6 })).toBe(0);
  expect(shown(PUBLISHED, { branchId: 1 })).toBe(0);
});

test.each([
  'Ocho consejos para diciembre en Campeche',
  'El 8 de diciembre celebramos el Día del Operador en Campeche',
  'Las oficinas de Campeche cierran el 25 de diciembre',
  'Arranca la ruta nocturna en el centro de San Luis Potosí',
])('no notice: %s', (title) => expect(read(title)).toBeUndefined());

describe('the embedded posts', () => {
  const isRelative = ({ title_publication: title }: { title_publication: string }) =>
    title.includes('{{fecha');
  const filled = (text: string) =>
    text.replace(/\{\{fecha\+(\d+)\}\}/g, (_, days: string) => {
      const date = new Date(Date.UTC(2026, 10, 24 + Number(days)));
      return `${date.toLocaleDateString('es-MX', { dateStyle: 'long', timeZone: 'UTC' })}`;
    });
  const readEmbedded = (one: (typeof posts)[number]) =>
    readPost(
      {
        ...one,
        title_publication: filled(one.title_publication),
        text_publication: filled(one.text_publication),
      },
      embeddedPlaces,
      embeddedBranches,
    ).notice;

  test('four are notices, read whole', () => {
    const notices = posts
      .filter(isRelative)
      .map((one) => notationOf(readEmbedded(one)?.rules ?? []));
    expect(notices).toEqual([
      'no 2026-12-6 >+1 @12; no 2026-12-6 >+1 @12',
      'no 2026-12-9 >12-8 @14/52; no 2026-12-9 >12-8 @14/52',
      'no 2026-12-12 @4; no 2026-12-12 @4',
      'no 2026-12-15 >+1 @10; no 2026-12-15 >+1 @10',
    ]);
  });

  test('no other is one', () => {
    const others = posts.filter((one) => !isRelative(one));
    expect(others.filter(readEmbedded).map(({ id }) => id)).toEqual([]);
    expect(others).toHaveLength(36);
  });
});
