import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';

const zones = ['Industrial Nogalar', 'Industrial', 'Centro Histórico', 'Ruta / 50% 😀'].map(
  (title, index) => ({ id: index + 1, title }),
);

let gateway: TestGateway;
let page: typeof import('@/lib/features/branches/page');

beforeAll(async () => {
  gateway = await startTestGateway({
    branches: [
      { id: 1, name: 'Monterrey', url: 'monterrey', zones },
      { id: 2, name: 'Mérida', url: 'merida' },
      { id: 4, name: 'León', url: 'leon' },
      { id: 3, name: 'A / B 100% 😀', url: '', zones },
    ],
    'business-lines': [],
  });
  process.env.GATEWAY_URL = gateway.url;
  page = await import('@/lib/features/branches/page');
});
afterEach(() => gateway.faults.clear());
afterAll(() => gateway.stop());

async function select(wanted?: string, name = 'monterrey') {
  const result = await page.readBranchPage(name, wanted);
  return result.status === 'found' ? result.value.selected?.title : result.status;
}

describe('readBranchPage', () => {
  test('preselects the first zone that matches the name', async () => {
    expect(await select('indus')).toBe('Industrial Nogalar');
    expect(await select('HISTORICO')).toBe('Centro Histórico');
    expect(await select('Ruta / 50% 😀')).toBe('Ruta / 50% 😀');
  });
  test('prefers the zone with that name to an earlier one that contains it', async () => {
    expect(await select('Industrial')).toBe('Industrial');
  });
  test('selects no zone without a name', async () => {
    expect(await page.readBranchPage('monterrey')).toMatchObject({ status: 'found' });
    expect(await select()).toBeUndefined();
  });
  test.each(['Norte', '99', '<p>', 'x'.repeat(300)])(
    'is missing if no zone matches "%s"',
    async (wanted) => {
      expect(await select(wanted)).toBe('missing');
    },
  );
  test('requests the zones of a branch that has none', async () => {
    expect(await select(undefined, 'merida')).toBeUndefined();
    expect(await select('centro', 'merida')).toBe('missing');
    expect(gateway.requestLog.counts()['/web-page-conf/web/business-unit/2/zones']).toBeGreaterThan(
      0,
    );
  });
  test('finds the branch by its URL, name or id', async () => {
    for (const name of ['monterrey', 'Monterrey', '1', 'A / B 100% 😀', '3']) {
      expect(await select('centro', name)).toBe('Centro Histórico');
    }
  });
  test.each(['desconocida', '99', '0', '%', '😀', 'x'.repeat(300)])(
    'is missing if no branch matches "%s"',
    async (name) => {
      expect(await select(undefined, name)).toBe('missing');
    },
  );
});

describe('an outage', () => {
  test('of the zones hides the section, and is not "not found"', async () => {
    gateway.faults.add({ path: '/web/business-unit/4/zones', kind: 'status', value: 500 });
    expect(await select(undefined, 'leon')).toBeUndefined();
    expect(await page.readBranchPage('leon')).toMatchObject({ value: { lacksZones: true } });
    expect(await select('centro', 'leon')).toBe('unavailable');
  });
  test('of the branch is not "not found" either', async () => {
    gateway.faults.add({ kind: 'status', value: 500 });
    expect(await select(undefined, 'nueva')).toBe('unavailable');
  });
});
