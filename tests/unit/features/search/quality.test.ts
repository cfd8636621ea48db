import type { SiteIndex } from '@/lib/features/search/engine';
import golden from '@/tests/search/golden.json';
import { buildIndex, heldOut, qualityOf, readSources, tuned } from '@/tests/search/quality';

let index: SiteIndex;
beforeAll(async () => {
  index = await buildIndex(await readSources());
});

describe('150 searches over the embedded content', () => {
  test('every expected URL is one that can be found', () => {
    const hrefs = new Set([...index.entries.values()].map(({ href }) => href));
    const expected = golden.flatMap(({ expect: addresses }) => addresses);
    expect(expected.filter((href) => !hrefs.has(href))).toEqual([]);
    expect(new Set(golden.map(({ query }) => query)).size).toBe(150);
  });

  test.each([
    ['tuned', tuned],
    ['held out', heldOut],
  ])('%s: MRR@10 of at least 0.85, and none without an answer', (_, searches) => {
    const { mrr, empty } = qualityOf(index, searches);
    expect(mrr).toBeGreaterThanOrEqual(0.85);
    expect(empty).toEqual([]);
  });
});
