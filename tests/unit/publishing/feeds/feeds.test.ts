import { atom, rss, type Feed, type FeedItem } from '@/lib/publishing/feeds/feed';
import { feedResponse } from '@/lib/publishing/feeds/response';
import {
  feedContent,
  feedPicture,
  newsFeed,
  pressFeed,
  stateNewsFeed,
} from '@/lib/publishing/feeds/sources';
import { getBlogStates, getNewestBlogPosts } from '@/lib/content/gateway/blog';
import { getPressPage } from '@/lib/content/gateway/press';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { attributesOf, elementsOf, textsOf } from '@/tests/support/xml';
import { inStates, post } from '@/tests/unit/components/news/support';

jest.mock('@/lib/content/gateway/blog');
jest.mock('@/lib/content/gateway/press');
const posts = jest.mocked(getNewestBlogPosts);
const states = jest.mocked(getBlogStates);
const SITE = 'http://localhost:3000';

const item = (change: Partial<FeedItem> = {}): FeedItem => ({
  title: 'A & B <c> ]]> 😀\u0000',
  link: `${SITE}/Blog_Detalle/a%20%26%20b's`,
  published: new Date('2026-11-18T06:00:00Z'),
  summary: '"Resumen"',
  content: '<p>Uno &amp; <b>dos</b></p>',
  categories: ['Nuevo León'],
  picture: { url: `${SITE}/archivos/a%20b.webp`, type: 'image/webp' },
  ...change,
});
const feed = (...items: FeedItem[]): Feed => ({
  title: 'Noticias & más',
  description: 'Lo nuevo',
  link: `${SITE}/blog?estado=19&x=1`,
  self: `${SITE}/blog/rss.xml`,
  items,
});

test('RSS: escaped, with permanent links, dates of Mexico City, language and its own URL', () => {
  const xml = rss(feed(item()));
  expect(textsOf(xml, 'title')).toEqual(['Noticias & más', 'A & B <c> ]]> 😀']);
  expect(textsOf(xml, 'guid')).toEqual([`${SITE}/Blog_Detalle/a%20%26%20b's`]);
  expect(attributesOf(xml, 'guid')).toEqual([{ isPermaLink: 'true' }]);
  expect(textsOf(xml, 'pubDate')).toEqual(['Wed, 18 Nov 2026 00:00:00 -0600']);
  expect(textsOf(xml, 'lastBuildDate')).toEqual(['Wed, 18 Nov 2026 00:00:00 -0600']);
  expect(textsOf(xml, 'language')).toEqual(['es-mx']);
  expect(textsOf(xml, 'content:encoded')).toEqual(['<p>Uno &amp; <b>dos</b></p>']);
  expect(textsOf(xml, 'link')).toContain(`${SITE}/blog?estado=19&x=1`);
  expect(attributesOf(xml, 'atom:link')[0]).toMatchObject({ rel: 'self', href: feed().self });
  expect(attributesOf(xml, 'enclosure')).toEqual([
    { url: `${SITE}/archivos/a%20b.webp`, type: 'image/webp', length: '0' },
  ]);
});

test('Atom: the same', () => {
  const xml = atom(feed(item()));
  expect(textsOf(xml, 'title')).toEqual(['Noticias & más', 'A & B <c> ]]> 😀']);
  expect(textsOf(xml, 'id')).toEqual([feed().self, `${SITE}/Blog_Detalle/a%20%26%20b's`]);
  expect(textsOf(xml, 'updated')).toEqual(Array(2).fill('2026-11-18T00:00:00-06:00'));
  expect(textsOf(xml, 'content')).toEqual(['<p>Uno &amp; <b>dos</b></p>']);
  expect(attributesOf(xml, 'feed')[0]).toMatchObject({ 'xml:lang': 'es-mx' });
  expect(attributesOf(xml, 'category')).toEqual([{ term: 'Nuevo León' }]);
  expect(attributesOf(xml, 'link').map(({ rel }) => rel)).toEqual([
    ...['self', 'alternate', 'alternate', 'enclosure'],
  ]);
});

test('absent fields are omitted; Atom still has its dates', () => {
  const bare = item({ published: undefined, summary: '', content: '', picture: undefined });
  const names = elementsOf(rss(feed(bare)));
  for (const name of ['pubDate', 'enclosure', 'content:encoded']) expect(names).not.toContain(name);
  expect(names.filter((name) => name === 'description')).toHaveLength(1);
  expect(textsOf(atom(feed(bare)), 'updated')).toHaveLength(2);
  expect(elementsOf(rss(feed()))).not.toContain('lastBuildDate');
});

test('content is sanitized and its URLs absolute', () => {
  const page = `${SITE}/Blog_Detalle/una`;
  const html =
    '<p onclick="x()">src="/no" <a href="/blog?a=1&amp;b=2">a</a> <a href="#nota">b</a></p>' +
    '<script>x()</script><img src="foto 1.webp" alt="Foto">' +
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>';
  const content = feedContent(html, page);
  expect(content).toContain('src="/no" ');
  expect(content).toContain(`href="${SITE}/blog?a=1&amp;b=2"`);
  expect(content).toContain(`href="${page}#nota"`);
  expect(content).toContain(`src="${SITE}/archivos/foto%201.webp"`);
  expect(content).toContain(`<a href="${page}">Ver el video</a>`);
  expect(content).not.toMatch(/script|onclick|iframe/);
});

test('an image has its type; other files are dropped', () => {
  expect(feedPicture('Foto #1.JPG')).toEqual({
    url: `${SITE}/archivos/Foto%20%231.JPG`,
    type: 'image/jpeg',
  });
  for (const file of ['', 'a.pdf', 'sin-tipo']) expect(feedPicture(file)).toBeUndefined();
});

describe('sources', () => {
  beforeEach(() => {
    jest.resetAllMocks();
    const all = [post(1, inStates('Nuevo León')), post(2)];
    posts.mockImplementation(async (of) => found(of === 'all' ? all : all.slice(0, 1)));
    states.mockResolvedValue(found([{ id: 19, key: '19', name: 'Nuevo León', shortname: 'NL' }]));
  });
  const titles = (result: Awaited<ReturnType<typeof newsFeed>>) =>
    result.status === 'found' ? result.value.items.map(({ title }) => title) : result.status;

  const valueOf = (result: Awaited<ReturnType<typeof newsFeed>>) =>
    result.status === 'found' ? result.value : undefined;

  test('news: at most the 50 newest', async () => {
    expect(titles(await newsFeed('rss'))).toEqual(['Noticia 1', 'Noticia 2']);
    expect(posts).toHaveBeenCalledWith('all', 50);
  });

  test('news of a state, by its name in the URL', async () => {
    expect(titles(await stateNewsFeed('rss', { state: 'nuevo-leon' }))).toEqual(['Noticia 1']);
    expect(posts).toHaveBeenCalledWith(19, 50);
    for (const slug of ['', 'Nuevo-Leon', 'puebla', '19']) {
      expect(titles(await stateNewsFeed('rss', { state: slug }))).toBe('missing');
    }
  });

  test('a feed is made once while its posts say the same, and so is its document', async () => {
    const respond = (result: Awaited<ReturnType<typeof newsFeed>>) =>
      feedResponse(new Request(SITE), result, 'rss');
    const first = await newsFeed('rss');
    posts.mockResolvedValue(found([post(1, inStates('Nuevo León')), post(2)]));
    const second = await newsFeed('rss');
    expect(valueOf(second)).toBe(valueOf(first));
    const tags = [first, second].map((result) => respond(result).headers.get('etag'));
    expect(tags[0]).toBe(tags[1]);
    expect(valueOf(await newsFeed('atom'))).not.toBe(valueOf(first));
    posts.mockResolvedValue(unavailable);
    expect(titles(await newsFeed('rss'))).toBe('unavailable');
    posts.mockResolvedValue(found([post(3)]));
    expect(titles(await newsFeed('rss'))).toEqual(['Noticia 3']);
  });

  test('an outage is never an empty feed', async () => {
    for (const read of [posts, states]) read.mockResolvedValue(unavailable);
    jest.mocked(getPressPage).mockResolvedValue(unavailable);
    expect(titles(await newsFeed('rss'))).toBe('unavailable');
    expect(titles(await stateNewsFeed('rss', { state: 'nuevo-leon' }))).toBe('unavailable');
    expect(titles(await pressFeed('rss'))).toBe('unavailable');
    posts.mockResolvedValue(missing);
    expect(titles(await newsFeed('rss'))).toEqual([]);
  });
});
