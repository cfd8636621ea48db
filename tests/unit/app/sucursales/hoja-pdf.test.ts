import { startSite } from '@/tests/unit/content/gateway/support';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';

type Route = typeof import('@/app/sucursales/[name]/[zone]/hoja.pdf/route');

let gateway: TestGateway;
let route: Route;
beforeAll(async () => {
  ({ gateway } = await startSite({}, 'real'));
  route = await import('@/app/sucursales/[name]/[zone]/hoja.pdf/route');
});
beforeEach(() => gateway.faults.clear());
afterAll(() => gateway.stop());

const ask = (name: string, zone: string, init?: RequestInit) =>
  route.GET(new Request('http://site.example/x', init), {
    params: Promise.resolve({ name, zone }),
  });

test('a zone has its PDF, to be shown under a name of its own, as new as the page', async () => {
  const response = await ask('monterrey', 'centro');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    'inline; filename="recoleccion-centro-monterrey.pdf"',
  );
  expect(response.headers.get('cache-control')).toContain('max-age=0, s-maxage=2');
  const bytes = await response.arrayBuffer();
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
});

test.each([
  ['1', 'Centro'],
  ['monterrey', 'CENTRO'],
  ['monterrey', 'centr'],
])('%s/%s moves to its own address, to be asked there again', async (name, zone) => {
  const response = await ask(name, zone);
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    '/sucursales/monterrey/centro/hoja.pdf',
  ]);
  expect(response.headers.get('cache-control')).toContain('max-age=0');
});

test('who has it is told so', async () => {
  const etag = (await ask('monterrey', 'centro')).headers.get('etag') ?? '';
  const again = await ask('monterrey', 'centro', { headers: { 'if-none-match': etag } });
  expect([again.status, again.body]).toEqual([304, null]);
  expect(again.headers.get('etag')).toBe(etag);
  expect((await ask('monterrey', 'contry')).headers.get('etag')).not.toBe(etag);
});

test.each([
  ['no-existe', 'Centro'],
  ['monterrey', 'no-existe'],
  ['monterrey', '..'],
])('%s/%s is missing, for nobody to keep', async (name, zone) => {
  const response = await ask(name, zone);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('without a gateway it is unavailable, not missing', async () => {
  gateway.faults.add({ kind: 'status', value: 503 });
  for (const zone of ['Anáhuac', 'no-existe']) {
    const response = await ask('san-nicolas-de-los-garza', zone);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});
