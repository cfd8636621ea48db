import { newsPage, relatedCards, statesOf } from '@/lib/features/news/cards';
import { inStates, summary } from '@/tests/unit/components/news/support';

const ids = (posts: readonly { id: number }[]) => posts.map(({ id }) => id);

describe('news cards', () => {
  test('have an excerpt of at most 180 characters without tags, in whole words', () => {
    const long = summary(1, {
      text_publication: `<h2>${'a'.repeat(100)}</h2><p>${'b'.repeat(79)} cc`,
    });
    const [card] = newsPage([long], 1).cards;
    expect(card?.excerpt).toBe(`${'a'.repeat(100)} ${'b'.repeat(79)}...`);
  });

  test('link the URL, or the encoded title without one', () => {
    const { cards } = newsPage(
      [
        summary(1, { url: 'mi-noticia' }),
        summary(2, { url: '', title_publication: '100% & más / 🚛' }),
      ],
      1,
    );
    expect(cards.map(({ href }) => href)).toEqual([
      '/Blog_Detalle/mi-noticia',
      '/Blog_Detalle/100%25%20%26%20m%C3%A1s%20%2F%20%F0%9F%9A%9B',
    ]);
  });

  test('render a title with half an emoji', () => {
    expect(newsPage([summary(1, { title_publication: 'a\ud83d' })], 1).cards).toHaveLength(1);
  });

  test('write out a date, and show an invalid one unchanged or omit it', () => {
    const dates = ['2026-11-18T10:00:00', 'próximamente', ''];
    const { cards } = newsPage(
      dates.map((start_date, index) => summary(index + 1, { start_date })),
      1,
    );
    expect(cards.map(({ date, isoDate }) => [date, isoDate])).toEqual([
      ['18 de noviembre de 2026', '2026-11-18'],
      ['próximamente', undefined],
      ['', undefined],
    ]);
  });

  test('contain only the posts of the page, with the total', () => {
    const posts = Array.from({ length: 36 }, (_, index) => summary(index + 1));
    expect(ids(newsPage(posts, 2).cards)).toEqual([1, 2, 3, 4, 5]);
    expect(newsPage(posts, 2).total).toBe(36);
  });

  test('show the last page for a page after it', () => {
    const posts = [summary(1), summary(2), summary(3), summary(4)];
    expect(newsPage(posts, 30)).toMatchObject({ page: 2, total: 4 });
    expect(newsPage(posts, 30).cards).toHaveLength(4);
    expect(newsPage([], 30)).toEqual({ page: 1, total: 0, start: 0, cards: [] });
  });

  test('name a state once', () => {
    expect(statesOf(summary(1, inStates('Nuevo León', '', 'Nuevo León', 'Durango')))).toEqual([
      'Nuevo León',
      'Durango',
    ]);
  });
});

describe('related posts', () => {
  const posts = [
    summary(1),
    summary(2, inStates('Durango')),
    summary(3, inStates('Jalisco', 'Durango')),
    summary(4),
    summary(5, inStates('Jalisco')),
  ];

  test('are 3 others, those of the same state first, then the newest', () => {
    expect(ids(relatedCards(posts, summary(5, inStates('Jalisco'))))).toEqual([3, 1, 2]);
    expect(ids(relatedCards(posts, summary(1)))).toEqual([2, 3, 4]);
    expect(ids(relatedCards(posts, summary(3, inStates('Jalisco', 'Durango'))))).toEqual([2, 5, 1]);
  });

  test('never contain the post itself, and may be empty', () => {
    expect(relatedCards([summary(1)], summary(1))).toEqual([]);
    expect(relatedCards([], summary(1))).toEqual([]);
  });
});
