import {
  newsSitemapXml,
  sitemapFiles,
  sitemapIndexXml,
  sitemapXml,
} from '@/lib/publishing/sitemap/sitemaps';
import { page } from '@/lib/publishing/sitemap/site-page';
import { elementsOf, textsOf } from '@/tests/support/xml';
import { post } from '@/tests/unit/components/news/support';

const pages = (count: number, files: string[] = []) =>
  Array.from({ length: count }, (_, at) => page(`/Blog_Detalle/nota-${at}`, ['blog'], { files }));

test('50,000 URLs fit into one file; the next one starts a second', async () => {
  expect(sitemapFiles(pages(50_000), 'paginas').map(({ length }) => length)).toEqual([50_000]);
  expect(sitemapFiles(pages(50_001), 'paginas').map(({ length }) => length)).toEqual([50_000, 1]);
  expect(textsOf(await sitemapIndexXml(pages(50_001)), 'loc')).toEqual([
    'http://localhost:3000/sitemap-paginas-1.xml',
    'http://localhost:3000/sitemap-paginas-2.xml',
    'http://localhost:3000/sitemap-noticias.xml',
  ]);
  const second = await sitemapXml(pages(50_001), 'paginas', 2);
  expect(textsOf(second ?? '', 'loc')).toEqual(['http://localhost:3000/Blog_Detalle/nota-50000']);
  expect(await sitemapXml(pages(50_001), 'paginas', 3)).toBeUndefined();
});

test('a file of images counts their URLs too, and has pages with images only', () => {
  const held = sitemapFiles([...pages(4, ['a.webp', 'b.webp']), ...pages(1)], 'imagenes', 7);
  expect(held.map(({ length }) => length)).toEqual([2, 2]);
});

test('a page without a date has no lastmod', async () => {
  const two = [page('/blog', ['blog']), page('/x', ['blog'], { date: '2026-11-18' })];
  const xml = (await sitemapXml(two, 'paginas', 1)) ?? '';
  expect(textsOf(xml, 'lastmod')).toEqual(['2026-11-18']);
  expect(elementsOf(xml)).not.toContain('changefreq');
});

test('URLs with entities are escaped once', async () => {
  const odd = page('/detalle_pregunta?id_grouper=1&id=2', ['faq'], { files: ["a & b's.webp"] });
  expect(textsOf((await sitemapXml([odd], 'paginas', 1)) ?? '', 'loc')).toEqual([
    'http://localhost:3000/detalle_pregunta?id_grouper=1&id=2',
  ]);
  expect(textsOf((await sitemapXml([odd], 'imagenes', 1)) ?? '', 'image:loc')).toEqual([
    "http://localhost:3000/archivos/a%20%26%20b's.webp",
  ]);
});

describe('news', () => {
  const dated = (...dates: string[]) =>
    dates.map((start_date, at) => post(at + 1, { start_date, title_publication: start_date }));
  const titles = (now: string, ...dates: string[]) =>
    textsOf(newsSitemapXml(dated(...dates), new Date(now)), 'news:title');

  test('are those of the last two days in Mexico City', () => {
    const dates = ['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', 'pronto'];
    expect(titles('2026-11-21T18:00:00Z', ...dates)).toEqual(['2026-11-21', '2026-11-20']);
    // 23:30 of the 20th in Mexico City.
    expect(titles('2026-11-21T05:30:00Z', ...dates)).toEqual(['2026-11-20', '2026-11-19']);
  });

  test('have their date unchanged, and titles with any character', () => {
    const one = post(1, {
      start_date: '2026-11-21',
      title_publication: 'Más & mejor <b> 😀\u0007',
    });
    const xml = newsSitemapXml([one], new Date('2026-11-21T18:00:00Z'));
    expect(textsOf(xml, 'news:publication_date')).toEqual(['2026-11-21']);
    expect(textsOf(xml, 'news:title')).toEqual(['Más & mejor <b> 😀']);
    expect(textsOf(xml, 'news:language')).toEqual(['es']);
  });

  test('without any, the file is valid and empty', () => {
    const xml = newsSitemapXml(dated('2020-01-01'), new Date('2026-11-21T18:00:00Z'));
    expect(elementsOf(xml)).toEqual(['urlset']);
  });
});
