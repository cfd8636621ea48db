import { readSitePages } from '@/lib/publishing/sitemap/site-pages';
import type { Content } from '@/tools/doctor/content';
import { addressesOf, pagePaths } from '@/tools/doctor/addresses';
import { readContent } from '@/tests/support/doctor-content';

let content: Content;
beforeAll(async () => void (content = await readContent()));

test('every page of the sitemap is among the addresses, and no made-up one', async () => {
  const pages = await readSitePages();
  const paths = pagePaths(content);
  const listed = pages.status === 'found' ? pages.value.map(({ path }) => path) : [];
  expect(listed.length).toBeGreaterThan(200);
  expect(listed.filter((path) => !paths.has(path))).toEqual([]);
  expect(paths.has('/sucursales/campeche/san-roman/hoja')).toBe(true);
  expect([...paths].filter((path) => path.includes('*'))).toEqual([]);
});

test('a picture counts in nine widths and three formats', () => {
  const { pages, files, pictures } = addressesOf(content);
  expect(pages).toBe(pagePaths(content).size);
  expect(pictures % 27).toBe(0);
  expect(pictures / 27).toBeLessThanOrEqual(files);
  expect(pictures).toBeGreaterThan(0);
});
