/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { sendStoredPagesAsBytes } from '@/lib/http/page-bytes';

const PAGE = '<p>“Año” — ñandú €</p>';
let server: Server;
let url: string;
/** What the server gave to the socket: texts or bytes. */
const written: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    const { end } = response;
    // Stands for what is below: told what arrives there.
    Object.assign(response, {
      end: (...args: unknown[]) => {
        written.push(Buffer.isBuffer(args[0]) ? 'bytes' : typeof args[0]);
        return Reflect.apply(end, response, args);
      },
    });
    sendStoredPagesAsBytes(response);
    response.setHeader('content-length', Buffer.byteLength(PAGE));
    response.setHeader('x-nextjs-cache', request.url === '/hit' ? 'HIT' : 'MISS');
    if (request.url === '/empty') {
      response.removeHeader('content-length');
      response.setHeader('x-nextjs-cache', 'HIT');
      response.end(() => undefined);
    } else response.end(PAGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => void server.close());
beforeEach(() => void written.splice(0));

test('a stored page is sent as bytes, the same text to the visitor', async () => {
  for (let visit = 0; visit < 3; visit += 1) {
    expect(await (await fetch(`${url}/hit`)).text()).toBe(PAGE);
  }
  expect(written).toEqual(['bytes', 'bytes', 'bytes']);
});

test('what is made for one visit, and what has no text, goes out as it is', async () => {
  expect(await (await fetch(`${url}/miss`)).text()).toBe(PAGE);
  expect(await (await fetch(`${url}/empty`)).text()).toBe('');
  expect(written).toEqual(['string', 'function']);
});
