import { currentYear } from '@/lib/features/shell/current-year';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { contentTags, INCOMPLETE_TAG, recordTag } from '@/lib/server/cache/tags';
import { recorded } from '@/tests/support/next-cache';

test('found is kept for minutes, missing for less, unavailable for seconds', () => {
  expect(lifetimes.found.revalidate).toBeGreaterThanOrEqual(60);
  expect(lifetimes.missing.revalidate).toBeLessThan(lifetimes.found.revalidate);
  expect(lifetimes.unavailable.revalidate).toBeLessThanOrEqual(10);
  // Below five minutes of `expire`, or with no `revalidate`, Next makes a page dynamic.
  for (const life of Object.values(lifetimes)) {
    expect(life.expire).toBeGreaterThan(300);
    expect(life.revalidate).toBeGreaterThan(0);
    expect(life.stale).toBeGreaterThanOrEqual(30);
  }
});

test("a record's tag does not depend on letter case and stays within what Next takes", () => {
  expect(recordTag('branch', 'Cancún')).toBe('branch:cancún');
  expect(recordTag('faq', 103)).toBe('faq:103');
  expect(recordTag('press', 'x'.repeat(300))).toHaveLength(256);
});

test('a tag is one tag: Next keeps the tags of a page in one line with commas', () => {
  expect(recordTag('press', 'Convenio, 2025')).not.toContain(',');
  expect(recordTag('press', 'a,b')).not.toBe(recordTag('press', 'a'));
  expect(recordTag('blog', `x,${INCOMPLETE_TAG}`).split(',')).not.toContain(INCOMPLETE_TAG);
});

test('no content type is called as the mark of incomplete pages', () => {
  expect(contentTags).not.toContain(INCOMPLETE_TAG);
  expect(new Set(contentTags).size).toBe(contentTags.length);
});

test('the year of the copyright line is refreshed', async () => {
  recorded.lives.length = 0;
  expect(await currentYear()).toBe(new Date().getFullYear());
  expect(recorded.lives).toEqual([lifetimes.found]);
});
