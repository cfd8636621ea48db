/** @jest-environment node */
import { startTestGateway, type TestGateway } from '@/tests/unit/embedded/support';

const zones = ['Industrial Nogalar', 'Industrial', 'Centro Histórico', 'Ruta / 50% 😀'].map(
  (title, index) => ({ id: index + 1, title }),
);

let gateway: TestGateway;
let page: typeof import('@/lib/branch-page');
let branches: typeof import('@/lib/gateway/branches');

beforeAll(async () => {
  gateway = await startTestGateway({
    branches: [
      { id: 1, name: 'Monterrey', url: 'monterrey', zones },
      { id: 2, name: 'Mérida', url: 'merida', zones },
    ],
    'business-lines': [],
  });
  process.env.GATEWAY_URL = gateway.url;
  page = await import('@/lib/branch-page');
  branches = await import('@/lib/gateway/branches');
});
afterEach(() => gateway.faults.clear());
afterAll(() => gateway.stop());

async function select(wanted?: string, change = {}, name = 'monterrey') {
  const branch = await branches.getBranch(name);
  if (branch.status !== 'found') throw new Error('no branch');
  const result = await page.readBranchZones({ ...branch.value, ...change }, wanted);
  return result.status === 'found' ? result.value.selected?.title : result.status;
}

describe('readBranchZones', () => {
  test('the first zone matching the name is preselected', async () => {
    expect(await select('indus')).toBe('Industrial Nogalar');
    expect(await select('HISTORICO')).toBe('Centro Histórico');
    expect(await select('Ruta / 50% 😀')).toBe('Ruta / 50% 😀');
  });
  test('a zone’s own name finds it, though an earlier name holds it too', async () => {
    expect(await select('Industrial')).toBe('Industrial');
  });
  test('without a name the first', async () => {
    expect(await select()).toBe('Industrial Nogalar');
  });
  test.each(['Norte', '99', '<p>', 'x'.repeat(300)])(
    'none matching "%s" is missing',
    async (wanted) => {
      expect(await select(wanted)).toBe('missing');
    },
  );
  test('where the branch came without zones, they are asked for', async () => {
    expect(await select('centro', { zones: [] })).toBe('Centro Histórico');
    expect(gateway.journal.counts()).toHaveProperty(['/web-page-conf/web/business-unit/1/zones'], 1);
  });
  test('an outage of that call costs the section, and is no "not found"', async () => {
    gateway.faults.add({ path: '/web/business-unit/2/zones', kind: 'status', value: 500 });
    expect(await select(undefined, { zones: [] }, 'merida')).toBeUndefined();
    expect(await select('centro', { zones: [] }, 'merida')).toBe('unavailable');
  });
});
