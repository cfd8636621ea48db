import { execFileSync } from 'node:child_process';

const VALUES = [
  '2026-11-18',
  '2026-11-18T23:30:00',
  '2026-03-01T00:30:00-06:00',
  '2026-12-31 00:00',
];

const PROGRAM = `
  const { formatDate, gatewayInstant, isoDate } = require('./lib/util/format/dates.ts');
  const shown = ${JSON.stringify(VALUES)}.map((value) => {
    return [formatDate(value), isoDate(value), gatewayInstant(value).toISOString()].join(' | ');
  });
  console.log(JSON.stringify({ zone: new Date('2026-11-18T00:00:00').toISOString(), shown }));
`;

/** Returns dates as a child process in this zone shows them, because jest cannot change its own zone. */
function shownIn(TZ: string): { zone: string; shown: string[] } {
  const options = { env: { ...process.env, TZ }, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync('node', ['--import', 'tsx', '--eval', PROGRAM], options));
}

test('dates are the same in any time zone', () => {
  const zones = ['America/Cancun', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(shownIn);
  expect(zones.map(({ zone }) => zone)).toEqual([
    '2026-11-18T05:00:00.000Z',
    '2026-11-17T10:00:00.000Z',
    '2026-11-18T11:00:00.000Z',
  ]);
  for (const { shown } of zones)
    expect(shown).toEqual([
      '18 de noviembre de 2026 | 2026-11-18 | 2026-11-18T06:00:00.000Z',
      '18 de noviembre de 2026 | 2026-11-18 | 2026-11-19T05:30:00.000Z',
      '1 de marzo de 2026 | 2026-03-01 | 2026-03-01T06:30:00.000Z',
      '31 de diciembre de 2026 | 2026-12-31 | 2026-12-31T06:00:00.000Z',
    ]);
}, 30_000);
