import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { startSite } from '@/tests/unit/content/gateway/support';

jest.mock('@/components/share/share-picture', () => ({
  sharePicture: async () => ({ bytes: Buffer.of(1), type: 'image/png' }),
}));

let gateway: TestGateway;
beforeAll(async () => {
  ({ gateway } = await startSite({}, 'real'));
});
afterAll(() => gateway.stop());

/** Returns the status of the response, or the target of its redirect. */
async function answerAt(path: string): Promise<string | number> {
  const { GET } = await import('@/app/compartir/[...page]/route');
  const response = await GET(new Request(`http://localhost:3000/compartir${path}`));
  return response.headers.get('location') ?? response.status;
}

test.each([
  [
    '/sucursales/campeche',
    ['/sucursales/Campeche', '/sucursales/CAMPECHE', '/%73ucursales/campeche'],
  ],
  [
    '/sucursales/monterrey/mitras-norte',
    ['/sucursales/monterrey/mitras', '/sucursales/MONTERREY/2'],
  ],
  ['/detalle_linea/disposicion-final', ['/detalle_linea/Disposicion-Final']],
  ['/blog', ['/%62log']],
  ['/inicio', ['/inici%6F']],
])('the picture of a page has only one address: %s', async (address, others) => {
  expect(await answerAt(address)).toBe(200);
  for (const other of others) expect(await answerAt(other)).toBe(`/compartir${address}`);
});

test.each(['/sucursales/no-existe', '/nada', '/blog/nada'])(
  'the page %s has no picture',
  async (path) => {
    expect(await answerAt(path)).toBe(404);
  },
);
