import fc from 'fast-check';
import type { FailedEnd } from '@/lib/content/gateway/submissions';
import { pauseAfter, retryAfter, type History } from '@/lib/features/leads/retry.mts';
import { DAY, MINUTE } from './support';

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

describe('what becomes of a lead', () => {
  const alone = { takesOthers: false, honoursKeys: false };
  const others = { takesOthers: true, honoursKeys: false };
  const first: History = { attempts: 1, posts: 0, ownFailures: 0, unknownEnds: 0 };
  const next = (end: FailedEnd, history: Partial<History> = {}, about = alone) =>
    retryAfter(end, { ...first, ...history }, about, most);
  const keys = (about: typeof alone) => ({ ...about, honoursKeys: true });

  test.each<FailedEnd>(['rejected', 'unclear'])('%s: never again by itself', (end) => {
    for (const about of [alone, others, keys(alone), keys(others)])
      for (const ownFailures of [0, 3])
        expect(next(end, { ownFailures, attempts: 5 }, about)).toBeUndefined();
  });

  test('unsent: doubled pauses, brought forward by each recovery', () => {
    for (const about of [alone, others, keys(alone), keys(others)]) {
      const pauses = [1, 2, 3, 4].map((attempts) => next('unsent', { attempts }, about));
      expect(pauses.map((one) => one?.pauseMs)).toEqual([4_000, 8_000, 16_000, 32_000]);
      expect(pauses.map((one) => one?.haste)).toEqual(Array(4).fill('always'));
    }
    expect(next('unsent', { attempts: 40 })?.pauseMs).toBe(DAY);
  });

  test('unknown, where keys are honoured: as unsent', () => {
    for (const about of [alone, others])
      for (const unknownEnds of [0, 1])
        expect(next('unknown', { unknownEnds, attempts: 3 }, keys(about))).toEqual(
          next('unsent', { unknownEnds, attempts: 3 }, about),
        );
  });

  test('unknown, where they are not: once more after ten minutes, which nothing shortens', () => {
    for (const about of [alone, others]) {
      expect(next('unknown', { attempts: 7 }, about)).toMatchObject({
        pauseMs: 10 * MINUTE,
        haste: 'never',
        unknownEnds: 1,
      });
      expect(next('unknown', { unknownEnds: 1 }, about)).toBeUndefined();
    }
  });

  test('failing while nothing is taken: doubled pauses up to 15 minutes, brought forward once', () => {
    for (const about of [alone, keys(alone)]) {
      const pauses = [1, 2, 8, 9, 100].map((attempts) => next('failing', { attempts }, about));
      expect(pauses.map((one) => one?.pauseMs)).toEqual([
        4_000,
        8_000,
        512_000,
        15 * MINUTE,
        15 * MINUTE,
      ]);
      expect(pauses.map((one) => one?.haste)).toEqual(Array(5).fill('once'));
    }
  });

  test('failing while others are taken: six more times in a day, then a person', () => {
    for (const about of [others, keys(others)]) {
      let history = { ...first, attempts: 30 };
      const pauses = [];
      for (;;) {
        const retry = retryAfter('failing', history, about, most);
        if (!retry) break;
        expect(retry.haste).toBe('never');
        pauses.push(retry.pauseMs);
        history = { ...retry, attempts: history.attempts + 1 };
      }
      expect(pauses).toHaveLength(6);
      expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
      expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBe(DAY);
    }
  });

  test('a lead that was alone in failing stays alone, also when nobody else sends one', () => {
    expect(next('failing', { ownFailures: 2, attempts: 6 })).toMatchObject({
      ownFailures: 3,
      haste: 'never',
    });
  });

  test('whatever it meets: at most twelve posts while the gateway takes others', () => {
    const ends = fc.array(
      fc.constantFrom<FailedEnd>('unsent', 'unknown', 'failing', 'rejected', 'unclear'),
      { minLength: 40, maxLength: 40 },
    );
    fc.assert(
      fc.property(ends, fc.boolean(), (all, honoursKeys) => {
        let history = first;
        let posts = 0;
        for (const end of all) {
          posts += 1;
          const takesOthers = posts > 1;
          const retry = retryAfter(end, history, { takesOthers, honoursKeys });
          if (!retry) break;
          history = { ...retry, attempts: history.attempts + 1 };
        }
        expect(posts).toBeLessThanOrEqual(12);
      }),
    );
  });
});
