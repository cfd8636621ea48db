import { createServer } from 'node:http';
import { prependRequestListener } from '@/lib/server/http/request-listener';
import { listening } from '@/tests/support/listening';

async function serve(name: string) {
  const server = createServer((request, response) => response.end(`${name} ${request.url}`));
  return { server, ...(await listening(server)) };
}

test('sees every request before the server, from the first on, and may respond itself', async () => {
  const seen: string[] = [];
  await using other = await serve('metrics');
  await using site = await serve('site');
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
