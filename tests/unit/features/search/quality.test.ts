import type { SiteIndex } from '@/lib/features/search/entry-index';
import { searchEntries } from '@/lib/features/search/search';
import { siteIndex } from '@/lib/features/search/site-index';
import golden from './golden.json';

let index: SiteIndex;
beforeAll(async () => {
  const built = await siteIndex();
  if (!built) throw new Error('no index');
  index = built;
});

describe('150 searches over the embedded content', () => {
  test('have only expected URLs that the index contains', () => {
    const hrefs = new Set([...index.entries.values()].map(({ href }) => href));
    const expected = golden.flatMap(({ expect: addresses }) => addresses);
    expect(expected.filter((href) => !hrefs.has(href))).toEqual([]);
    expect(new Set(golden.map(({ query }) => query)).size).toBe(150);
  });

  /** Returns one divided by the rank of the first right result; 0 if the first ten contain none. */
  const rank = ({ query, expect: addresses }: (typeof golden)[number]) => {
    const results = searchEntries(index, query).entries.slice(0, 10);
    const place = results.findIndex(({ href }) => addresses.includes(href)) + 1;
    return place === 0 ? 0 : 1 / place;
  };

  // Every third search is held out. Do not look at those while tuning the search.
  test.each([
    ['tuned', golden.filter((_, at) => at % 3 !== 2)],
    ['held out', golden.filter((_, at) => at % 3 === 2)],
  ])('have in the %s set a mean reciprocal rank of at least 0.9', (_, searches) => {
    const ranks = searches.map(rank);
    expect(ranks.reduce((sum, one) => sum + one, 0) / ranks.length).toBeGreaterThanOrEqual(0.9);
    const empty = searches.filter(({ query }) => searchEntries(index, query).entries.length === 0);
    expect(empty).toEqual([]);
  });
});

const titles = (query: string) => searchEntries(index, query).entries.map(({ title }) => title);

test('a complaint finds the answer and the contact page', () =>
  expect(titles('queja')).toEqual(
    expect.arrayContaining(['¿Cómo presento una queja o una sugerencia?', 'Contacto']),
  ));

describe('a search by visitors of Campeche', () => {
  const CAMPECHE = ['San Román', 'Barrio de Guadalupe', 'Ah Kim Pech'];

  test.each(['san roman', 'san romn', 'sanroman', 'snaroman'])(
    'for %s finds San Román first',
    (query) => expect(titles(query)[0]).toBe('San Román'),
  );

  test.each(['ahkimpech', 'ahkimpch', 'ah kim pech'])('for %s finds Ah Kim Pech first', (query) =>
    expect(titles(query)[0]).toBe('Ah Kim Pech'),
  );

  test('for basura campeche finds the branch, then its zones', () => {
    const [branch, ...zones] = titles('basura campeche');
    expect(branch).toBe('Campeche');
    expect(new Set(zones.slice(0, 3))).toEqual(new Set(CAMPECHE));
  });

  test('for cuando pasa la basura finds the zone finder, or with a place its zones', () => {
    const finder = '¿Cuándo pasa la basura? Encuentra tu zona';
    expect(titles('cuando pasa la basura').slice(0, 3)).toContain(finder);
    const [branch, ...zones] = titles('cuando pasa la basura en campeche').slice(0, 4);
    expect(branch).toBe('Campeche');
    expect(new Set(zones)).toEqual(new Set(CAMPECHE));
  });
});

test.each([
  ['aceite', 'Aceite de cocina usado: del sartén al biodiésel, sin pasar por el drenaje'],
  ['aceite de cocina', 'Aceite de cocina usado: del sartén al biodiésel, sin pasar por el drenaje'],
])('%s finds the best article first without the other news', (query, title) => {
  const { entries } = searchEntries(index, query, { withNews: false });
  expect(entries[0]?.title).toBe(title);
  expect(entries.slice(1).map(({ kind }) => kind)).not.toContain('news');
});

test('an article that names the words only in its text is left to the gateway', () => {
  const { entries } = searchEntries(index, 'contenedor queretaro', { withNews: false });
  expect(entries.map(({ kind }) => kind)).not.toContain('news');
});
