import {
  clampPage,
  pagesAround,
  pageWidth,
  readPageHash,
  spreadOf,
  stepFrom,
  stepZoom,
  swipeStep,
} from '@/lib/features/reports/flipbook/pages';

const spreads = { count: 18, isSpread: true };
const sheets = { count: 18, isSpread: false };

test.each([
  [1, [1, 1]],
  [2, [2, 3]],
  [3, [2, 3]],
  [17, [16, 17]],
  [18, [18, 18]],
  [99, [18, 18]],
])('page %i of 18 is open as %j', (page, open) => {
  expect(spreadOf(page, spreads)).toEqual(open);
  expect(spreadOf(7, sheets)).toEqual([7, 7]);
});

test('steps go from spread to spread and stop at the ends', () => {
  expect(stepFrom(1, 1, spreads)).toBe(2);
  expect(stepFrom(3, 1, spreads)).toBe(4);
  expect(stepFrom(5, -1, spreads)).toBe(2);
  expect(stepFrom(1, -1, spreads)).toBeUndefined();
  expect(stepFrom(18, 1, spreads)).toBeUndefined();
  expect(stepFrom(7, -1, sheets)).toBe(6);
});

test('only the open pages and their neighbours are drawn', () => {
  expect(pagesAround(8, spreads, 2)).toEqual([6, 7, 8, 9, 10, 11]);
  expect(pagesAround(1, spreads, 2)).toEqual([1, 2, 3]);
  expect(pagesAround(18, sheets, 1)).toEqual([17, 18]);
});

test('only a fragment with a page number names a page', () => {
  expect(readPageHash('#p=12')).toBe(12);
  for (const other of ['', '#p=0', '#p=', '#p=-1', '#p=1.5', '#p=x', '#q=2', '#p=12345678'])
    expect(readPageHash(other)).toBeUndefined();
  expect(clampPage(99, 18)).toBe(18);
});

test('a page is 400 px wide, 300 px on phones, and grows with the zoom', () => {
  expect(pageWidth(1198, false, 1)).toBe(400);
  expect(pageWidth(328, true, 1)).toBe(300);
  expect(pageWidth(270, true, 1)).toBe(270);
  expect(pageWidth(1198, false, 2)).toBe(800);
  expect([stepZoom(1, 1), stepZoom(3, 1), stepZoom(1, -1)]).toEqual([1.5, 3, 1]);
});

test.each([
  ['31 px to the left', -31, 15, 1],
  ['31 px to the right', 31, -15, -1],
  ['30 px', -30, 0, undefined],
  ['down', 4, 300, undefined],
  ['more down than half of the way', -100, 51, undefined],
])('a movement of %s turns the right number of pages', (_, right, down, step) => {
  expect(swipeStep(right, down)).toBe(step);
});
