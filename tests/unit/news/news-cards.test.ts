/** @jest-environment node */
import { newsPage, postsAbout, relatedCards, statesOf } from '@/lib/news-cards';
import { inStates, post } from '@/tests/unit/news/support';

const ids = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);

describe('news cards', () => {
  test('the excerpt is 180 characters without tags', () => {
    const long = post(1, { text_publication: `<h2>${'a'.repeat(100)}</h2><p>${'b'.repeat(100)}` });
    const [card] = newsPage([long], 1).cards;
    expect(card?.excerpt).toBe(`${'a'.repeat(100)} ${'b'.repeat(79)}...`);
  });

  test('the link is the url and, without one, the encoded title', () => {
    const { cards } = newsPage(
      [post(1, { url: 'mi-noticia' }), post(2, { title_publication: '100% & más / 🚛' })],
      1,
    );
    expect(cards.map(({ href }) => href)).toEqual([
      '/Blog_Detalle/mi-noticia',
      '/Blog_Detalle/100%25%20%26%20m%C3%A1s%20%2F%20%F0%9F%9A%9B',
    ]);
  });

  test('half an emoji in a title does not cost the page', () => {
    expect(newsPage([post(1, { title_publication: 'a\ud83d' })], 1).cards).toHaveLength(1);
  });

  test('a date is written out; what is none is shown as it is, or left out', () => {
    const dates = ['2026-11-18T10:00:00', 'próximamente', ''];
    const { cards } = newsPage(
      dates.map((start_date, index) => post(index + 1, { start_date })),
      1,
    );
    expect(cards.map(({ date, isoDate }) => [date, isoDate])).toEqual([
      ['18 de noviembre de 2026', '2026-11-18'],
      ['próximamente', undefined],
      ['', undefined],
    ]);
  });

  test('only the posts of the page travel, with the total', () => {
    const posts = Array.from({ length: 36 }, (_, index) => post(index + 1));
    expect(ids(newsPage(posts, 2).cards)).toEqual([1, 2, 3, 4, 5]);
    expect(newsPage(posts, 2).total).toBe(36);
  });

  test('a page beyond the last one is the last one', () => {
    const posts = [post(1), post(2), post(3), post(4)];
    expect(newsPage(posts, 30)).toMatchObject({ page: 2, total: 4 });
    expect(newsPage(posts, 30).cards).toHaveLength(4);
    expect(newsPage([], 30)).toEqual({ page: 1, total: 0, cards: [] });
  });

  test('a state is named once', () => {
    expect(statesOf(post(1, inStates('Nuevo León', '', 'Nuevo León', 'Durango')))).toEqual([
      'Nuevo León',
      'Durango',
    ]);
  });
});

describe('search in the news', () => {
  const posts = [
    post(1, { title_publication: 'Composta en casa', text_publication: '<p>Café y jardín</p>' }),
    post(2, { title_publication: 'Recolección nocturna', text_publication: '<p>Rutas</p>' }),
    post(3, { text_publication: '<p>La re<b>colección</b> del jard&iacute;n</p>' }),
  ];

  test.each([
    ['', [1, 2, 3]],
    ['   ', [1, 2, 3]],
    ['RECOLECCION', [2, 3]],
    ['recolección', [2, 3]],
    ['jardin', [1, 3]],
    ['jardín  composta', [1]],
    ['colec', [2, 3]],
    ['strong', []],
    ['<b>', []],
    ['zzz', []],
  ])('%j finds %j', (term, found) => expect(ids(postsAbout(posts, term))).toEqual(found));
});

describe('related posts', () => {
  const posts = [
    post(1),
    post(2, inStates('Durango')),
    post(3, inStates('Jalisco', 'Durango')),
    post(4),
    post(5, inStates('Jalisco')),
  ];

  test('are 3 others, those of the same state first, then the newest', () => {
    expect(ids(relatedCards(posts, post(5, inStates('Jalisco'))))).toEqual([3, 1, 2]);
    expect(ids(relatedCards(posts, post(1)))).toEqual([2, 3, 4]);
    expect(ids(relatedCards(posts, post(3, inStates('Jalisco', 'Durango'))))).toEqual([2, 5, 1]);
  });

  test('never the post itself, and none where there are none', () => {
    expect(relatedCards([post(1)], post(1))).toEqual([]);
    expect(relatedCards([], post(1))).toEqual([]);
  });
});
