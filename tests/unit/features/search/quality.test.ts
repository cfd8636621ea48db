import type { SiteIndex } from '@/lib/features/search/entry-index';
import { searchEntries } from '@/lib/features/search/search';
import golden from '@/tests/search/golden.json';
import { siteIndex } from '@/lib/features/search/site-index';
import { heldOut, qualityOf, tuned } from '@/tests/search/quality';

let index: SiteIndex;
beforeAll(async () => {
  const built = await siteIndex();
  if (!built) throw new Error('no index');
  index = built;
});

describe('150 searches over the embedded content', () => {
  test('every expected URL is one that can be found', () => {
    const hrefs = new Set([...index.entries.values()].map(({ href }) => href));
    const expected = golden.flatMap(({ expect: addresses }) => addresses);
    expect(expected.filter((href) => !hrefs.has(href))).toEqual([]);
    expect(new Set(golden.map(({ query }) => query)).size).toBe(150);
  });

  test.each([
    ['tuned', tuned],
    ['held out', heldOut],
  ])('%s: MRR@10 of at least 0.9, and none without an answer', (_, searches) => {
    const { mrr, empty } = qualityOf(index, searches);
    expect(mrr).toBeGreaterThanOrEqual(0.9);
    expect(empty).toEqual([]);
  });
});

const titles = (query: string) => searchEntries(index, query).entries.map(({ title }) => title);

test('a complaint: how to make one, and where', () =>
  expect(titles('queja')).toEqual(
    expect.arrayContaining(['¿Cómo presento una queja o una sugerencia?', 'Contacto']),
  ));

describe('what visitors of Campeche type', () => {
  const CAMPECHE = ['San Román', 'Barrio de Guadalupe', 'Ah Kim Pech'];

  test.each(['san roman', 'san romn', 'sanroman', 'snaroman'])('%s: San Román first', (query) =>
    expect(titles(query)[0]).toBe('San Román'),
  );

  test.each(['ahkimpech', 'ahkimpch', 'ah kim pech'])('%s: Ah Kim Pech first', (query) =>
    expect(titles(query)[0]).toBe('Ah Kim Pech'),
  );

  test('basura campeche: the branch, then its zones', () => {
    const [branch, ...zones] = titles('basura campeche');
    expect(branch).toBe('Campeche');
    expect(new Set(zones.slice(0, 3))).toEqual(new Set(CAMPECHE));
  });

  test('cuando pasa la basura: the zone finder among the first three; with a place, its zones', () => {
    const finder = '¿Cuándo pasa la basura? Encuentre su zona';
    expect(titles('cuando pasa la basura').slice(0, 3)).toContain(finder);
    const [branch, ...zones] = titles('cuando pasa la basura en campeche').slice(0, 4);
    expect(branch).toBe('Campeche');
    expect(new Set(zones)).toEqual(new Set(CAMPECHE));
  });
});
