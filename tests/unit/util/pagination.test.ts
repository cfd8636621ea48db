import {
  endOf,
  hasMore,
  isInRange,
  itemsOn,
  NEWS_STEPS,
  pageUpTo,
  readPageNumber,
  SEARCH_STEPS,
  startOf,
} from '@/lib/util/pagination';

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1);

test('news and search show 3 first and 2 more per page', () => {
  for (const steps of [NEWS_STEPS, SEARCH_STEPS]) {
    expect(numbers(4).map((page) => endOf(page, steps))).toEqual([3, 5, 7, 9]);
  }
});

test('pages are cumulative', () => {
  expect(itemsOn(1, numbers(36), NEWS_STEPS)).toEqual([1, 2, 3]);
  expect(itemsOn(3, numbers(36), NEWS_STEPS)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(itemsOn(99, numbers(4), SEARCH_STEPS)).toHaveLength(4);
});

test('a page of news has at most 41 items, and the first ones are dropped', () => {
  expect(startOf(20, NEWS_STEPS)).toBe(0);
  expect(endOf(20, NEWS_STEPS)).toBe(41);
  expect(startOf(21, NEWS_STEPS)).toBe(2);
  const deep = itemsOn(1_799, numbers(3_600), NEWS_STEPS);
  expect(deep).toHaveLength(41);
  expect(deep.at(-1)).toBe(3_599);
});

test('the dropped items are on an earlier page', () => {
  for (const page of [21, 22, 40, 500]) {
    const earlier = pageUpTo(startOf(page, NEWS_STEPS), NEWS_STEPS);
    expect(endOf(earlier, NEWS_STEPS)).toBeGreaterThanOrEqual(startOf(page, NEWS_STEPS));
    expect(earlier).toBeLessThan(page);
  }
  expect(pageUpTo(2, NEWS_STEPS)).toBe(1);
});

test.each([
  [1, 0, true],
  [2, 3, false],
  [2, 4, true],
  [2, 5, true],
  [3, 5, false],
  [18, 36, true],
  [19, 36, false],
])('page %d of %d items is in range: %p', (page, total, isThere) => {
  expect(isInRange(page, total, NEWS_STEPS)).toBe(isThere);
});

test.each([
  [1, 0, false],
  [1, 3, false],
  [1, 4, true],
  [2, 5, false],
  [2, 6, true],
])('after page %d of %d items there is more: %p', (page, total, more) => {
  expect(hasMore(page, total, SEARCH_STEPS)).toBe(more);
});

test('page numbers are digits without leading zeros', () => {
  expect(readPageNumber('1')).toBe(1);
  expect(readPageNumber('120')).toBe(120);
  for (const value of ['', '0', '-1', '02', '1.5', '1e3', ' 2', 'dos', '9'.repeat(300)]) {
    expect(readPageNumber(value)).toBeUndefined();
  }
  expect(readPageNumber(undefined)).toBeUndefined();
});
