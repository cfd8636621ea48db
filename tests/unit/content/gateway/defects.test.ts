import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics.mts';
import { loadSite, startRawGateway, type RawGateway, type Site } from './support';

let gateway: RawGateway;
let site: Site;
const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
beforeAll(async () => {
  gateway = await startRawGateway();
  site = await loadSite({ GATEWAY_URL: gateway.url });
});
beforeEach(() => {
  warn.mockClear();
  metrics().registry.resetMetrics();
});
afterAll(() => gateway.stop());

const reply = (value: unknown) => (gateway.reply = { status: 200, body: JSON.stringify(value) });
const CALL = 'GET /web-page-conf/web/contact';

test('skipped records and wrong fields log one line each, without values, and both are counted', async () => {
  const people = Array.from({ length: 40 }, (_, at) => ({
    id_contacto: at + 1,
    name: at < 3 ? '' : `Persona marcada ${at}`,
    email: { marcado: true },
  }));
  reply(people);
  const result = await site.getContactPeople();
  expect(result).toMatchObject({ status: 'found', value: { length: 37 } });
  const line = { call: CALL, ms: expect.any(Number) };
  expect(warn.mock.calls).toEqual([
    [
      {
        ...line,
        outcome: 'skipped-records',
        skipped: 3,
        of: 40,
        records: [1, 2, 3].map((id) => ({ id, field: 'name', came: 'empty' })),
      },
      'gateway',
    ],
    [{ ...line, outcome: 'wrong-typed-fields', wrongTyped: 40, fields: ['email'] }, 'gateway'],
  ]);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('marcad');
  const counted = await metrics().registry.metrics();
  expect(counted).toContain(`gateway_defects_total{call="${CALL}",defect="skipped-record"} 3`);
  expect(counted).toContain(`gateway_defects_total{call="${CALL}",defect="wrong-typed-field"} 40`);
});

test('a valid response logs nothing', async () => {
  reply([{ id_contacto: 1, name: 'Ventas', email: null }]);
  await site.getContactPeople();
  expect(warn).not.toHaveBeenCalled();
});
