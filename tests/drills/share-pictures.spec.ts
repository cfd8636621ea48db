import sharp from 'sharp';
import { crawl, eachOf } from '@/tests/e2e/support/crawl';
import { expect, test } from '@/tests/e2e/support/fixtures';

test('every page that the site links has a share picture of its size', async ({ site }) => {
  const visits = [...(await crawl(site.url)).values()];
  const pictures = new Set(visits.flatMap(({ page }) => page?.sharePicture || []));
  expect(pictures.size).toBeGreaterThan(80);
  const mistakes: string[] = [];
  await eachOf(pictures, async (picture) => {
    const answer = await fetch(new URL(picture, site.url));
    const bytes = await answer.arrayBuffer();
    const { width, height } = answer.ok ? await sharp(bytes).metadata() : {};
    if (width !== 1200 || height !== 630) mistakes.push(`${picture}: ${answer.status}`);
  });
  expect(mistakes).toEqual([]);
});
