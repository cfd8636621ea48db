import fc from 'fast-check';
import { pauseAfter } from '@/lib/features/leads/retry.mts';
import { DAY } from './support';

const most = () => 1 - Number.EPSILON;
const least = () => 0;

test('the longest pauses double from 4 s to a day', () => {
  const seconds = Array.from({ length: 15 }, (_, index) => 4 * 2 ** index);
  const all = seconds.map((_, index) => pauseAfter(index + 1, most));
  expect(all).toEqual(seconds.map((second) => second * 1000));
  expect(pauseAfter(16, most)).toBe(DAY);
});

test('the shortest pauses are half of the longest', () => {
  for (let attempts = 1; attempts < 40; attempts += 1) {
    expect(pauseAfter(attempts, least)).toBe(pauseAfter(attempts, most) / 2);
  }
});

test('every pause is a whole number of milliseconds between the two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), (attempts) => {
      const pause = pauseAfter(attempts);
      expect(Number.isInteger(pause)).toBe(true);
      expect(pause).toBeGreaterThanOrEqual(pauseAfter(attempts, least));
      expect(pause).toBeLessThanOrEqual(pauseAfter(attempts, most));
    }),
  );
});

test.each([16, 17, 100, 1_100])(
  'after %d attempts it is at most a day, and differs',
  (attempts) => {
    const pauses = Array.from({ length: 200 }, () => pauseAfter(attempts));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(DAY);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(DAY / 2);
    expect(new Set(pauses).size).toBeGreaterThan(100);
  },
);
