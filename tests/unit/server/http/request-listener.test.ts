import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prependRequestListener } from '@/lib/server/http/request-listener';

const open: Server[] = [];

async function serve(name: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => response.end(`${name} ${request.url}`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(server);
  const { port } = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${port}` };
}

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

test('sees every request before the server, from the first on, and may respond itself', async () => {
  const seen: string[] = [];
  const other = await serve('metrics');
  const site = await serve('site');
  const found = jest.fn();
  prependRequestListener(
    ({ request, response, next }) => {
      seen.push(request.url ?? '');
      if (request.url === '/no') response.end('refused');
      else next();
    },
    { other: other.server, found },
  );
  const read = async (url: string) => (await fetch(url)).text();
  expect(await read(`${other.url}/metrics`)).toBe('metrics /metrics');
  expect(await read(`${site.url}/a`)).toBe('site /a');
  expect(await read(`${site.url}/no`)).toBe('refused');
  expect(await read(`${other.url}/metrics`)).toBe('metrics /metrics');
  expect(seen).toEqual(['/a', '/no']);
  expect(found.mock.calls).toEqual([[site.server]]);
});
