import { GET } from '@/app/api/search/route';
import { GET as SUGGEST } from '@/app/api/search/suggest/route';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { searchSite } from '@/lib/content/gateway/search';
import { addEntries, emptyIndex } from '@/lib/features/search/entry-index';
import { entry } from '@/lib/features/content-types/search-entry';
import { siteIndex } from '@/lib/features/search/site-index';
import type { ZoneResult } from '@/lib/features/zone-finder/answer';
import { answerZones } from '@/lib/features/zone-finder/answer-zones';

jest.mock('@/lib/content/gateway/search');
jest.mock('@/lib/features/search/site-index');
jest.mock('@/lib/features/zone-finder/answer-zones');
const search = jest.mocked(searchSite);
const index = jest.mocked(siteIndex);
const zones = jest.mocked(answerZones);
const ask = (query: string) => GET(new Request(`http://sitio.example/api/search${query}`));
const suggest = (query: string) =>
  SUGGEST(new Request(`http://sitio.example/api/search/suggest${query}`));

const record = {
  ...{ id_table: 1, modulo: 'Blog', titulo: 'A' },
  fecha: '',
  descripcion: '',
  imagen: '',
};
const PLACE = {
  ...{ branch: 'Campeche', state: 'Campeche', postalCode: '24040', path: '/sucursales/campeche' },
  program: 'Diario · 7:00 h',
};
const ZONE = { ...PLACE, zone: 'San Román', path: '/sucursales/campeche/San%20Rom%C3%A1n' };
const BRANCH = { ...PLACE, zone: '' };
/** Mocks the results of the zone finder. */
const gives = (results: ZoneResult[], isNear = false) =>
  zones.mockImplementation(async (term) => ({ term, results, total: 1, isNear }));

const ENTRIES = [
  entry('branch', 'Campeche', '/sucursales/campeche', { line: 'Calle 8' }),
  entry('news', 'Playa de Campeche', '/Blog_Detalle/playa'),
];

beforeEach(async () => {
  jest.resetAllMocks();
  search.mockResolvedValue(found([]));
  const made = emptyIndex();
  await addEntries(made, ENTRIES);
  index.mockResolvedValue(made);
});

describe('GET /api/search', () => {
  test('calls the gateway once, for the trimmed term', async () => {
    search.mockResolvedValue(found([record]));
    const response = await ask('?search=%20caf%C3%A9%20');
    expect(search.mock.calls).toEqual([['café']]);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toContain('max-age=30');
    expect(await response.json()).toMatchObject({ gateway: { total: 1, cards: [{ title: 'A' }] } });
  });

  test('links results with the same title to their own records from the index', async () => {
    search.mockResolvedValue(found([record, { ...record, id_table: 2 }]));
    const made = emptyIndex();
    const twins = [1, 2].map((id) => ({ ...entry('news', 'A', `/Blog_Detalle/${id}`), id }));
    await addEntries(made, twins);
    index.mockResolvedValue(made);
    const hrefs = async () =>
      (await (await ask('?search=a')).json()).gateway.cards.map(
        ({ href }: { href: string }) => href,
      );
    expect(await hrefs()).toEqual(['/Blog_Detalle/1', '/Blog_Detalle/2']);
    const changed = emptyIndex();
    await addEntries(changed, [{ ...entry('news', 'A', '/Blog_Detalle/nueva'), id: 2 }]);
    index.mockResolvedValue(changed);
    expect(await hrefs()).toEqual(['/Blog_Detalle/A', '/Blog_Detalle/nueva']);
  });

  test("returns the site's own results beside the gateway's, which contain the news", async () => {
    search.mockResolvedValue(found([record]));
    const { site } = await (await ask('?search=campeche')).json();
    expect(site).toEqual({
      results: [
        { title: 'Campeche', href: '/sucursales/campeche', kind: 'Sucursal', line: 'Calle 8' },
      ],
    });
  });

  test('returns 99 results first, and all of them page by page', async () => {
    search.mockResolvedValue(found(Array.from({ length: 120 }, () => record)));
    const cards = async (query: string) => (await (await ask(query)).json()).gateway.cards.length;
    expect(await cards('?search=x')).toBe(99);
    expect(await cards('?search=x&pagina=50')).toBe(120);
    expect((await ask('?search=x&pagina=0')).status).toBe(400);
  });

  test('returns an empty result as a success', async () => {
    search.mockResolvedValue(missing);
    expect(await (await ask('?search=zzz')).json()).toEqual({
      gateway: { total: 0, cards: [] },
      site: { results: [] },
    });
  });

  test('suggests a correction for a mistyped word', async () => {
    const { site } = await (await ask('?search=camepche')).json();
    expect(site.spelling).toBe('campeche');
    expect(site.results).toHaveLength(1);
  });

  test.each(['24040', 'C.P. 24040'])("returns the zone finder's results for %s", async (code) => {
    gives([ZONE, BRANCH]);
    const { site } = await (await ask(`?search=${code}`)).json();
    const zone = { title: 'San Román', kind: 'Zona', line: 'Campeche · Diario · 7:00 h' };
    expect(site).toEqual({
      results: [
        { ...zone, href: ZONE.path },
        { title: 'Campeche', href: PLACE.path, kind: 'Sucursal', line: 'Campeche · C.P. 24040' },
      ],
    });
    expect(await (await suggest(`?search=${code}`)).json()).toEqual(site.results);
    expect(zones).toHaveBeenCalledWith(code);
  });

  test('returns the nearest branches for a postal code without one, marks them as near and suggests none', async () => {
    gives([BRANCH], true);
    const { site } = await (await ask('?search=24099')).json();
    expect(site).toMatchObject({ isNear: true, results: [{ title: 'Campeche' }] });
    expect(await (await suggest('?search=24099')).json()).toEqual([]);
  });

  test('searches the pages for a postal code far from all branches, and for other terms', async () => {
    gives([]);
    expect((await (await ask('?search=99999')).json()).site).toEqual({ results: [] });
    await ask('?search=campeche');
    expect(zones.mock.calls).toEqual([['99999']]);
  });

  test('does not answer "not found" for a postal code while the list of branches is unavailable', async () => {
    const response = await ask('?search=24040');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await response.json()).site).toBeNull();
  });

  test("returns the site's own results with the news, uncached, without a gateway", async () => {
    search.mockResolvedValue(unavailable);
    const response = await ask('?search=campeche');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { gateway, site } = await response.json();
    expect(gateway).toBeNull();
    expect(site.results).toHaveLength(2);
  });

  test("returns the gateway's results, uncached, without an index", async () => {
    index.mockResolvedValue(undefined);
    search.mockResolvedValue(found([record]));
    const response = await ask('?search=x');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.json()).toMatchObject({ gateway: { total: 1 }, site: null });
  });

  test('returns an uncached 502 with a message without both', async () => {
    search.mockResolvedValue(unavailable);
    index.mockResolvedValue(undefined);
    const response = await ask('?search=x');
    expect([response.status, response.headers.get('cache-control')]).toEqual([502, 'no-store']);
    expect(await response.json()).toEqual({
      error: 'gateway-unavailable',
      message: expect.stringMatching(/^El servicio de contenidos no respondió/),
    });
  });

  test.each(['', '?search=', '?search=%20%09', `?search=${'a'.repeat(201)}`])(
    'returns 400 for %j',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
      expect((await suggest(query)).status).toBe(400);
      expect(search).not.toHaveBeenCalled();
    },
  );

  test('accepts 200 characters', async () => {
    expect((await ask(`?search=${'a'.repeat(200)}`)).status).toBe(200);
  });
});

describe('GET /api/search/suggest', () => {
  test('returns pages for the beginning of a word without calling the gateway', async () => {
    const response = await suggest('?search=cam');
    expect(response.headers.get('cache-control')).toContain('max-age=30');
    expect(await response.json()).toEqual([
      expect.objectContaining({ title: 'Campeche', href: '/sucursales/campeche' }),
      expect.objectContaining({ kind: 'Noticias' }),
    ]);
    expect(search).not.toHaveBeenCalled();
  });

  test('returns an empty list without a suggestion or an index', async () => {
    expect(await (await suggest('?search=zzz')).json()).toEqual([]);
    index.mockResolvedValue(undefined);
    expect(await (await suggest('?search=cam')).json()).toEqual([]);
  });
});
