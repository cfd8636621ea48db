import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const asked: string[] = [];
const published = Array.from({ length: 102 }, (_, at) => ({
  ...{ id: at + 1, name: `Sucursal ${at + 1}` },
  ...(at === 0 && { zones: [{ id: 7, title: 'Norte' }] }),
}));

const server = createServer(({ url = '' }, response) => {
  const isZones = url.endsWith('/zones');
  if (isZones) asked.push(url);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(isZones ? [{ id: 1, title: 'Centro' }] : published));
});

let getZonedBranches: (typeof import('@/lib/content/gateway/branches'))['getZonedBranches'];

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.GATEWAY_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ getZonedBranches } = await import('@/lib/content/gateway/branches'));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('a branch that the list has without its zones is asked for them, a hundred at most', async () => {
  const branches = await getZonedBranches();
  const titles =
    branches.status === 'found'
      ? branches.value.map(({ zones }) => zones.map(({ title }) => title).join())
      : branches.status;
  expect(titles).toEqual(['Norte', ...Array.from({ length: 100 }, () => 'Centro'), '']);
  expect(asked).toHaveLength(100);
});
