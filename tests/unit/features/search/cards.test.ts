import type { SearchResult } from '@/lib/content/gateway/search';
import { pageAsked, readSearchUrl, resultsUpTo } from '@/lib/features/search/address';
import { searchCards } from '@/lib/features/search/gateway-search';
import { shownTerm } from '@/lib/util/text';
import { routes } from '@/lib/server/routing/routes';

const result = (change: Partial<SearchResult>): SearchResult => ({
  ...{ id_table: 7, modulo: 'Blog', titulo: 'Título', fecha: '', descripcion: '', imagen: '' },
  ...change,
});
const noDuplicates = (kind: string, id: number) =>
  kind === 'vacancy' ? `/vacantes?id=${id}` : undefined;
const cardOf = (change: Partial<SearchResult>) =>
  searchCards([result(change)], 9, noDuplicates).cards[0];

describe('search results', () => {
  test.each([
    ['Blog', '/Blog_Detalle/50%25%20%26%20a%2Fb', 'Noticias'],
    ['Sala Prensa', '/detalle_prensa/50%25%20%26%20a%2Fb', 'Sala de Prensa'],
    ['Bolsa Trabajo', '/vacantes?id=7', 'Bolsa de trabajo'],
    ['Sustentabilidad', '/resp_detalle/7', 'Sostenibilidad'],
    ['BLOG', '/Blog_Detalle/50%25%20%26%20a%2Fb', 'Noticias'],
    [' sala  prensa ', '/detalle_prensa/50%25%20%26%20a%2Fb', 'Sala de Prensa'],
    ['bolsa trabajo', '/vacantes?id=7', 'Bolsa de trabajo'],
    ['SUSTENTABILIDAD', '/resp_detalle/7', 'Sostenibilidad'],
  ])('of %s lead to %s', (modulo, href, module) => {
    expect(cardOf({ modulo, titulo: '50% & a/b' })).toMatchObject({ href, module });
  });

  test('with the same title lead to two records, by their ids', () => {
    const pages = new Map([
      ['news 1', '/Blog_Detalle/uno'],
      ['press 1', '/detalle_prensa/1'],
    ]);
    const results = [
      result({ id_table: 1 }),
      result({ id_table: 2 }),
      result({ id_table: 1, modulo: 'Sala Prensa' }),
    ];
    const { cards } = searchCards(results, 9, (kind, id) => pages.get(`${kind} ${id}`));
    expect(cards.map(({ href }) => href)).toEqual([
      '/Blog_Detalle/uno',
      '/Blog_Detalle/T%C3%ADtulo',
      '/detalle_prensa/1',
    ]);
  });

  test('of an unknown module have no link', () => {
    const card = cardOf({ modulo: 'Intranet' });
    expect(card?.module).toBe('Intranet');
    expect(card).not.toHaveProperty('href');
  });

  test('have a description without HTML, cut to 180 characters plus "..."', () => {
    expect(cardOf({ descripcion: `<p><b>${'a'.repeat(200)}</b></p>` })?.excerpt).toBe(
      `${'a'.repeat(180)}...`,
    );
    expect(cardOf({ descripcion: '<p>corta</p>' })?.excerpt).toBe('corta');
  });

  test('are limited to the requested number, with the total of all', () => {
    const results = Array.from({ length: 500 }, () => result({}));
    const answer = searchCards(results, 99, noDuplicates);
    expect(answer.total).toBe(500);
    expect(answer.cards).toHaveLength(99);
    expect(new Set(answer.cards.map(({ key }) => key)).size).toBe(99);
  });

  test.each([
    [1, 1, 99],
    [49, 1, 99],
    [50, 50, 197],
    [98, 50, 197],
    [99, 99, 295],
    [999_999, 999_993, 2_000_083],
  ])('of page %d are in the response for page %d, of %d results', (page, asked, results) => {
    expect([pageAsked(page), resultsUpTo(page)]).toEqual([asked, results]);
    expect(pageAsked(asked)).toBe(asked);
  });
});

describe('the URL of the search', () => {
  test.each([
    ['', { term: '', page: 1 }],
    ['?search=', { term: '', page: 1 }],
    ['?search=%20caf%C3%A9+%26%20t%C3%A9%20', { term: 'café & té', page: 1 }],
    ['search=x&pagina=3', { term: 'x', page: 3 }],
    ['?search=x&pagina=0', { term: 'x', page: 1 }],
    ['?search=%E0%A4%A', { page: 1 }],
  ])('is read from %j', (query, address) => expect(readSearchUrl(query)).toMatchObject(address));

  test('is written as it is read', () => {
    const term = '100% "más" & #1?';
    expect(readSearchUrl(routes.search(term).split('?')[1] ?? '')).toEqual({ term, page: 1 });
    expect(readSearchUrl(routes.searchPage(term, 4).split('?')[1] ?? '')).toEqual({
      term,
      page: 4,
    });
  });

  test('shows at most 80 characters of a term in the heading', () => {
    expect(shownTerm('a'.repeat(80))).toBe('a'.repeat(80));
    expect(shownTerm('🚛'.repeat(81))).toBe(`${'🚛'.repeat(80)}…`);
  });
});
