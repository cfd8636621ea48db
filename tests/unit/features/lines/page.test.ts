import { startTestGateway, type TestGateway } from '@/tests/unit/content/embedded-gateway/support';

const service = (id: number, name: string) => ({ id_services: id, name });
const lines = [
  { id: 1, name: 'Recolección domiciliaria', url: 'domiciliaria', route: 'ruta-domiciliaria' },
  { id: 2, name: 'Residuos / RPBI 100%', url: '', route: '' },
  { id: 3, name: '2', url: 'tres', route: 'tres' },
  { id: 5, name: 'Reciclaje', url: '', route: '' },
  { id: 6, name: 'reciclaje', url: '', route: '' },
  { id: 4, name: 'Fosas sépticas', url: '/Fosas-Septicas/', route: '/fosas%20septicas' },
].map((line) => ({ ...line, list_services: [service(line.id * 10, 'Barrido mecánico')] }));

let gateway: TestGateway;
let page: typeof import('@/lib/features/lines/page');

beforeAll(async () => {
  gateway = await startTestGateway({ 'business-lines': lines, branches: [] });
  process.env.GATEWAY_URL = gateway.url;
  page = await import('@/lib/features/lines/page');
});
afterEach(() => gateway.faults.clear());
afterAll(() => gateway.stop());

const idOf = async (result: ReturnType<typeof page.findLine>) => {
  const line = await result;
  return line.status === 'found' ? line.value.id : line.status;
};

describe('findLine', () => {
  test.each([
    ['its url', 'domiciliaria', 1],
    ['its route', 'ruta-domiciliaria', 1],
    ['its name', 'Recolección domiciliaria', 1],
    ['its name without accents', 'RECOLECCION  domiciliaria', 1],
    ['a name with a slash and a percent sign', 'Residuos / RPBI 100%', 2],
    ['its id', '1', 1],
    ['a name that is another line’s id', '2', 3],
    ['its url, which has slashes around it', 'Fosas-Septicas', 4],
    ['its route, which is encoded', 'fosas septicas', 4],
    ['the first of two names', 'Reciclaje', 5],
    ['the second, which differs in case', 'reciclaje', 6],
  ])('finds a line by %s', async (_, name, id) => {
    expect(await idOf(page.findLine(name))).toBe(id);
    expect(await idOf(page.findServicesLine(name))).toBe(id);
  });

  test.each(['desconocida', '99', '0', '😀', 'x'.repeat(300), '%', '/', '<p>', '000'])(
    'is missing for "%s"',
    async (name) => {
      expect(await idOf(page.findLine(name))).toBe('missing');
      expect(await idOf(page.findServicesLine(name))).toBe('missing');
    },
  );

  test('is not "not found" if the gateway does not respond', async () => {
    gateway.faults.add({ path: '/web/business-line/detailRouter', kind: 'status', value: 500 });
    expect(await idOf(page.findLine('nueva'))).toBe('unavailable');
    expect(await idOf(page.findLine('domiciliaria'))).toBe(1);
  });
});

describe('firstServicesLine', () => {
  test('returns the first tab, also if the call of the services returns none', async () => {
    expect(await idOf(page.firstServicesLine())).toBe(1);
    gateway.faults.add({ path: '/web/business-line/services', kind: 'status', value: 404 });
    expect(await idOf(page.firstServicesLine())).toBe(1);
  });
});

describe('withServices', () => {
  test('treats the line’s own name as the line', async () => {
    const line = await page.findLine('domiciliaria');
    expect(await page.withServices(line, 'recoleccion  DOMICILIARIA')).toEqual(
      await page.withServices(line),
    );
  });

  const read = async (lineId: number, wanted?: string, change = {}) => {
    const line = await page.findLine(String(lines[lineId - 1]?.name));
    if (line.status !== 'found') throw new Error('no line');
    const result = await page.withServices(
      { ...line, value: { ...line.value, ...change } },
      wanted,
    );
    return result.status === 'found' ? result.value.selected?.id_services : result.status;
  };

  test('selects the first service by default', async () => {
    expect(await read(1)).toBe(10);
  });
  test('selects a service by id, or by name without accents and letter case', async () => {
    expect(await read(1, 'barrido MECANICO')).toBe(10);
    expect(await read(1, '10')).toBe(10);
  });
  test('is missing for an unknown service', async () => {
    expect(await read(1, 'Barrido')).toBe('missing');
    expect(await read(1, '20')).toBe('missing');
  });
  test('requests the services of a line that has none', async () => {
    expect(await read(3, undefined, { list_services: [] })).toBe(30);
    expect(await read(3, 'Barrido mecánico', { list_services: [] })).toBe(30);
  });
  test('omits the services in an outage of that call, and is not "not found"', async () => {
    gateway.faults.add({ path: '/web/business-line/services/1', kind: 'status', value: 500 });
    expect(await read(1, undefined, { list_services: [] })).toBeUndefined();
    expect(await read(1, 'Barrido mecánico', { list_services: [] })).toBe('unavailable');
  });
});
