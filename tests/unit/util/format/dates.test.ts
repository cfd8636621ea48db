import { gatewayInstant } from '@/lib/util/format/dates';

test.each([
  ['2026-11-18', '2026-11-18T00:00:00-06:00'],
  ['2026-07-08 16:05', '2026-07-08T16:05:00-06:00'],
  ['2026-07-08T16:05:09', '2026-07-08T16:05:09-06:00'],
  ['2026-01-01T02:00:00Z', '2025-12-31T20:00:00-06:00'],
  // Mexico had summer time until 2022.
  ['2021-07-08', '2021-07-08T00:00:00-05:00'],
  ['2026-11-18T99:99', '2026-11-18T00:00:00-06:00'],
])('%s is %s', (value, instant) => expect(gatewayInstant(value)).toEqual(new Date(instant)));

test.each(['', 'pronto', '2026-02-31', '0001-01-01T00:00:00', '9999-12-31'])(
  '%j is not a date',
  (value) => expect(gatewayInstant(value)).toBeUndefined(),
);
