import { newsSitemapXml, sitemapIndexXml, sitemapXml } from '@/lib/publishing/sitemap/sitemaps';
import { elementsOf, elementTexts } from '@/tests/support/xml';
import { post } from '@/tests/unit/components/news/support';

const pages = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/Blog_Detalle/nota-${index}` }));

test('a file contains 50,000 URLs, and the next URL starts a second file', async () => {
  expect(elementTexts(await sitemapIndexXml(pages(50_000)), 'loc')).toEqual([
    'http://localhost:3000/sitemap-paginas-1.xml',
    'http://localhost:3000/sitemap-noticias.xml',
  ]);
  const more = pages(50_001);
  expect(elementTexts(await sitemapIndexXml(more), 'loc')).toContain(
    'http://localhost:3000/sitemap-paginas-2.xml',
  );
  expect(elementTexts((await sitemapXml(more, 2)) ?? '', 'loc')).toEqual([
    'http://localhost:3000/Blog_Detalle/nota-50000',
  ]);
  expect(await sitemapXml(more, 3)).toBeUndefined();
});

test('a page without a date has no lastmod, and URLs are escaped once', async () => {
  const listed = [
    { path: '/detalle_pregunta?id_grouper=1&id=2' },
    { path: '/x', date: '2026-11-18' },
  ];
  const xml = (await sitemapXml(listed, 1)) ?? '';
  expect(elementTexts(xml, 'lastmod')).toEqual(['2026-11-18']);
  expect(elementTexts(xml, 'loc')[0]).toBe(
    'http://localhost:3000/detalle_pregunta?id_grouper=1&id=2',
  );
});

describe('the news sitemap', () => {
  const dated = (...dates: string[]) =>
    dates.map((start_date, index) =>
      post(index + 1, { start_date, title_publication: start_date }),
    );
  const titles = async (now: string, ...dates: string[]) =>
    elementTexts(await newsSitemapXml(dated(...dates), new Date(now)), 'news:title');

  test('has the posts of the last two days in Mexico City', async () => {
    const dates = ['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', 'pronto'];
    expect(await titles('2026-11-21T18:00:00Z', ...dates)).toEqual(['2026-11-21', '2026-11-20']);
    // This is 23:30 on 20 November in Mexico City.
    expect(await titles('2026-11-21T05:30:00Z', ...dates)).toEqual(['2026-11-20', '2026-11-19']);
  });

  test('is valid regardless of the titles', async () => {
    const one = post(1, {
      start_date: '2026-11-21',
      title_publication: 'Más & mejor <b> 😀\u0007',
    });
    const xml = await newsSitemapXml([one], new Date('2026-11-21T18:00:00Z'));
    const [date = ''] = elementTexts(xml, 'news:publication_date');
    expect(new Date(date)).toEqual(new Date('2026-11-21T00:00:00-06:00'));
    expect(elementTexts(xml, 'news:title')).toEqual(['Más & mejor <b>']);
    expect(elementTexts(xml, 'news:language')).toEqual(['es']);
  });

  test('is empty and valid without posts', async () => {
    const xml = await newsSitemapXml(dated('2020-01-01'), new Date('2026-11-21T18:00:00Z'));
    expect(elementsOf(xml)).toEqual(['urlset']);
  });
});
