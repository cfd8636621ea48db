import { createRecentVisits } from '@/lib/features/campaigns/recent-visits';

const MINUTE_MS = 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const visit = (visits: ReturnType<typeof createRecentVisits>, client = '203.0.113.9') =>
  visits.isFirst(client, 'marca', '/blog');

// The key changes at the tenth minute: before, across and after.
test.each([0, 1, 5, 9.9, 14])('a visit at minute %d counts again after ten minutes', (minute) => {
  const visits = createRecentVisits();
  jest.advanceTimersByTime(minute * MINUTE_MS);
  expect(visit(visits)).toBe(true);
  jest.advanceTimersByTime(10 * MINUTE_MS - 1);
  expect(visit(visits)).toBe(false);
  jest.advanceTimersByTime(1);
  expect(visit(visits)).toBe(true);
  expect(visit(visits)).toBe(false);
});

test('an entry is gone after twenty minutes, also where nobody comes', () => {
  const visits = createRecentVisits();
  visit(visits);
  expect(visits.hashes()).toHaveLength(1);
  jest.advanceTimersByTime(20 * MINUTE_MS);
  expect(visits.hashes()).toHaveLength(0);
});

test('what is held says nothing of the client, and differs between processes', () => {
  const [one, other] = [createRecentVisits(), createRecentVisits()];
  visit(one);
  visit(other);
  const [held = '', otherHeld = ''] = [...one.hashes(), ...other.hashes()];
  expect(held).toMatch(/^[\w-]{43}$/);
  expect(held).not.toBe(otherHeld);
});

test('memory is bounded: the oldest go, and count again', () => {
  const visits = createRecentVisits(3);
  for (const client of ['a', 'b', 'c', 'd']) expect(visit(visits, client)).toBe(true);
  expect(visits.hashes()).toHaveLength(3);
  expect(visit(visits, 'd')).toBe(false);
  expect(visit(visits, 'a')).toBe(true);
});

test('where one value ends and the next begins is part of the hash', () => {
  const visits = createRecentVisits();
  expect(visits.isFirst('a', 'b', '/c')).toBe(true);
  expect(visits.isFirst('ab', '', '/c')).toBe(true);
});
