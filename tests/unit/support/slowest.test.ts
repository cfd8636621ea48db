import { budgetLine, slowestOf } from '@/tests/support/slowest.mts';

test('the ten slowest tests, the slowest first', () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({ name: `${index}`, seconds: index }));
  expect(slowestOf(tests).map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('a suite has its budget beside what it took; over it is a warning', () => {
  expect(budgetLine('e2e', 211.6, 220)).toBe('e2e took 212 s of 220');
  expect(budgetLine('e2e', 230, 220)).toBe('⚠ e2e took 230 s: over its 220 s');
  expect(budgetLine('e2e', 230)).toBe('e2e took 230 s, without a budget');
});
