import { gatewayInstant, rfc3339, rfc822 } from '@/lib/util/format/mexico-time';

const both = (value: string) => {
  const instant = gatewayInstant(value);
  return instant && [rfc822(instant), rfc3339(instant)];
};

test.each([
  ['2026-11-18', 'Wed, 18 Nov 2026 00:00:00 -0600', '2026-11-18T00:00:00-06:00'],
  ['2026-07-08 16:05', 'Wed, 08 Jul 2026 16:05:00 -0600', '2026-07-08T16:05:00-06:00'],
  ['2026-07-08T16:05:09', 'Wed, 08 Jul 2026 16:05:09 -0600', '2026-07-08T16:05:09-06:00'],
  ['2026-01-01T02:00:00Z', 'Wed, 31 Dec 2025 20:00:00 -0600', '2025-12-31T20:00:00-06:00'],
  // Mexico had summer time until 2022.
  ['2021-07-08', 'Thu, 08 Jul 2021 00:00:00 -0500', '2021-07-08T00:00:00-05:00'],
  ['2026-11-18T99:99', 'Wed, 18 Nov 2026 00:00:00 -0600', '2026-11-18T00:00:00-06:00'],
])('%s is %s', (value, mail, machine) => expect(both(value)).toEqual([mail, machine]));

test.each(['', 'pronto', '2026-02-31'])('%j is not a date', (value) =>
  expect(gatewayInstant(value)).toBeUndefined(),
);
