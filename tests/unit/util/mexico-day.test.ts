import { mexicoDay } from '@/lib/util/mexico-day.mts';

test('the day is that of Mexico City', () => {
  expect(mexicoDay(new Date('2026-11-21T05:59:59Z'))).toBe('2026-11-20');
  expect(mexicoDay(new Date('2026-11-21T06:00:00Z'))).toBe('2026-11-21');
});
