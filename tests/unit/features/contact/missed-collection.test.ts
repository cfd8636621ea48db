import { UNSTORED_TAG } from '@/lib/server/cache/page-tags.mts';
import { recorded } from '@/tests/support/next-cache';
import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';

const zones = ['Centro', 'Norte / Sur'].map((title, at) => ({
  ...{ id: at + 1, title, frequency: 'Lunes', timetable: '6:00 a 12:00 h' },
}));
const at = { ubication: { state: 'Nuevo León' } };

let gateway: TestGateway;
let missed: typeof import('@/lib/features/contact/missed-collection');

beforeAll(async () => {
  gateway = await startTestGateway({
    branches: [
      { id: 1, name: 'Monterrey', url: 'monterrey', zones, ...at },
      { id: 2, name: 'Cancún', url: 'cancun', zones, ubication: { state: 'Quintana Roo' } },
      { id: 3, name: 'Laredo', url: 'laredo', zones, ubication: { state: 'Texas' } },
    ],
    'business-lines': [],
  });
  process.env.GATEWAY_URL = gateway.url;
  missed = await import('@/lib/features/contact/missed-collection');
});
beforeEach(() => {
  // This is 23:30 on 23 November in Monterrey, and 0:30 on 24 November in Cancún.
  jest.useFakeTimers({
    now: Date.parse('2026-11-24T05:30:00Z'),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'nextTick', 'queueMicrotask'] as const),
      ...(['performance', 'hrtime'] as const),
    ],
  });
});
afterEach(() => {
  jest.useRealTimers();
  gateway.faults.clear();
});
afterAll(() => gateway.stop());

const read = (date: string, zone = 'Centro', branch = 'monterrey') =>
  missed.readMissedCollection({ branch, zone, date });

test('the message names day, zone and branch, and the state comes from the catalogue', async () => {
  expect(await read('2026-11-23')).toEqual({
    status: 'found',
    prefill: {
      message:
        'No pasó el camión el lunes 23 de noviembre de 2026 en la zona Centro, sucursal Monterrey.',
      state: '19',
      city: 'Monterrey',
    },
    lead: 'Centro, Monterrey: lunes 23 de noviembre. Dinos en qué calle y déjanos tus datos.',
  });
});

test('a report asks to wait within an hour of the end', async () => {
  jest.setSystemTime(Date.parse('2026-11-23T18:59:00Z'));
  expect(await read('2026-11-23')).toMatchObject({
    status: 'explained',
    explanation: expect.stringMatching(/^Espera una hora después del horario de paso/),
  });
  jest.setSystemTime(Date.parse('2026-11-23T19:00:00Z'));
  expect(await read('2026-11-23')).toMatchObject({ status: 'found' });
});

test('the visitor chooses a state that the catalogue lacks', async () => {
  expect(await read('2026-11-23', 'Centro', 'laredo')).toMatchObject({
    prefill: { state: '', city: '' },
  });
  expect(await read('2026-11-23', 'Centro', 'cancun')).toMatchObject({
    prefill: { state: '23', city: 'Cancún' },
  });
});

test.each([
  ['2026-11-23', 'found'],
  ['2026-10-23', 'found'],
  ['2026-10-22', 'refused'],
  ['2026-11-24', 'refused'],
  ['2025-11-23', 'refused'],
  ['2026-02-31', 'refused'],
  ['2026-11-23T00:00', 'refused'],
  ['hoy', 'refused'],
  ['', 'refused'],
])('a report for %s, made on 23 November at the branch, is %s', async (date, status) => {
  expect((await read(date)).status).toBe(status);
});

test('the day is that of the branch', async () => {
  expect((await read('2026-11-24', 'Centro', 'cancun')).status).toBe('found');
  expect((await read('2026-11-25', 'Centro', 'cancun')).status).toBe('refused');
});

test('an unknown zone or branch is refused', async () => {
  expect((await read('2026-11-23', 'Oriente')).status).toBe('refused');
  expect((await read('2026-11-23', '')).status).toBe('refused');
  expect((await read('2026-11-23', 'Centro', 'atlantis')).status).toBe('refused');
  expect((await read('2026-11-23', 'Norte / Sur')).status).toBe('found');
});

test('an outage is unavailable and not refused', async () => {
  gateway.faults.add({ kind: 'status', value: 500 });
  expect((await read('2026-11-23', 'Centro', 'nueva')).status).toBe('unavailable');
});

test('no page of the report is stored', async () => {
  for (const date of ['2026-11-23', 'ayer']) {
    recorded.tags.length = 0;
    await read(date);
    expect(recorded.tags).toContain(UNSTORED_TAG);
  }
});
