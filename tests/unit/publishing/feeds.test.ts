import { getNewestBlogPosts } from '@/lib/content/gateway/blog';
import { getPressPage } from '@/lib/content/gateway/press';
import { found, missing, unavailable } from '@/lib/content/gateway/result';
import { feedContent, newsFeed, pressFeed } from '@/lib/publishing/feeds';
import { attributesOf, elementsOf, elementTexts } from '@/tests/support/xml';
import { inStates, post } from '@/tests/unit/components/news/support';
import { item } from '@/tests/unit/features/press/support';

jest.mock('@/lib/content/gateway/blog');
jest.mock('@/lib/content/gateway/press');
jest.mock('next/server', () => ({ connection: async () => undefined }));
const posts = jest.mocked(getNewestBlogPosts);
const press = jest.mocked(getPressPage);
const SITE = 'http://localhost:3000';

const request = () => new Request(`${SITE}/blog/rss.xml`);
const newsXml = async () => (await newsFeed(request())).text();

beforeEach(() => {
  jest.resetAllMocks();
  posts.mockResolvedValue(found([]));
  press.mockResolvedValue(found([]));
});

test('the news feed has the 50 newest posts with date, states, picture and text', async () => {
  posts.mockResolvedValue(
    found([
      post(1, {
        title_publication: 'A & B <c> ]]> 😀\u0000',
        url: "a & b's",
        start_date: '2026-11-18',
        text_publication: '<p>Uno &amp; <b>dos</b></p>',
        name_cover_image: 'a b.webp',
        ...inStates('Nuevo León'),
      }),
    ]),
  );
  const xml = await newsXml();
  expect(posts).toHaveBeenCalledWith('all', 50);
  expect(elementTexts(xml, 'title')[1]).toBe('A & B <c> ]]> 😀');
  expect(elementTexts(xml, 'guid')).toEqual([`${SITE}/Blog_Detalle/a%20%26%20b's`]);
  expect(attributesOf(xml, 'guid')).toEqual([{ isPermaLink: 'true' }]);
  // This is midnight in Mexico City.
  expect(elementTexts(xml, 'pubDate')).toEqual(['Wed, 18 Nov 2026 06:00:00 GMT']);
  expect(elementTexts(xml, 'lastBuildDate')).toEqual(['Wed, 18 Nov 2026 06:00:00 GMT']);
  expect(elementTexts(xml, 'content:encoded')).toEqual(['<p>Uno &amp; <b>dos</b></p>']);
  expect(elementTexts(xml, 'category')).toEqual(['Nuevo León']);
  expect(attributesOf(xml, 'atom:link')).toMatchObject([
    { rel: 'self', href: `${SITE}/blog/rss.xml` },
  ]);
  expect(attributesOf(xml, 'enclosure')).toEqual([
    { url: `${SITE}/archivos/a%20b.webp`, type: 'image/webp', length: '0' },
  ]);
});

test('the press feed has the press items', async () => {
  press.mockImplementation(async (page) => found(page === 0 ? [item(1)] : []));
  const xml = await (await pressFeed(request())).text();
  expect(elementTexts(xml, 'title')).toEqual([
    expect.stringContaining('Sala de Prensa'),
    'Comunicado 1',
  ]);
  expect(elementsOf(xml)).not.toContain('content:encoded');
});

test('a post with an unreadable date is omitted', async () => {
  posts.mockResolvedValue(found([post(1, { start_date: 'pronto' }), post(2)]));
  expect(elementTexts(await newsXml(), 'title').slice(1)).toEqual(['Noticia 2']);
});

test('an outage is never an empty feed', async () => {
  posts.mockResolvedValue(unavailable);
  press.mockResolvedValue(unavailable);
  expect((await newsFeed(request())).status).toBe(503);
  expect((await pressFeed(request())).status).toBe(503);
  posts.mockResolvedValue(missing);
  expect(elementTexts(await newsXml(), 'item')).toEqual([]);
});

test('content is sanitized and its URLs are absolute', () => {
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
  expect(content).toContain(`<a href="${page}#">Ver el video</a>`);
  expect(content).not.toMatch(/script|onclick|iframe/);
});

test('content shows what is withdrawn and omits what is hidden', () => {
  const page = `${SITE}/Blog_Detalle/una`;
  const content = feedContent(
    '<p hidden>no</p><p><del>lunes</del> martes, <a href="#b">inciso b</a></p><ol type="a"><li id="b">x</li></ol>',
    page,
  );
  const [, anchor] = /<li id="([^"]+)">x/.exec(content) ?? [];
  expect(content).toBe(
    `<p><del>lunes</del> martes, <a href="${page}#${anchor}">inciso b</a></p><ol type="a"><li id="${anchor}">x</li></ol>`,
  );
});
