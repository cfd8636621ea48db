/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { AUTHORIZATION, loadSite, type Site } from './support';

const MB = 1024 * 1024;
const record = JSON.stringify({ id: 1, name: 'x'.repeat(64 * 1024 - 20) });

/** A gateway that sends lists of so many megabytes, without saying beforehand how large they are. */
let megabytes: number;
let server: Server;
let url: string;
let site: Site;
/** What it has sent over all its connections. */
const sent = new Map<unknown, () => number>();
const allSent = () => [...sent.values()].reduce((sum, bytes) => sum + bytes(), 0);

beforeAll(async () => {
  server = createServer((_request, response) => {
    function* list() {
      yield '[';
      for (let at = 0; at < megabytes * 16; at += 1) yield `${at > 0 ? ',' : ''}${record}`;
      yield ']';
    }
    response.setHeader('content-type', 'application/json');
    const { socket } = response;
    if (socket) sent.set(socket, () => socket.bytesWritten);
    Readable.from(list()).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  url = `http://127.0.0.1:${port}`;
});
// Each test has a site that remembers no outage and no answer.
beforeEach(async () => {
  jest.resetModules();
  site = await loadSite({ GATEWAY_URL: url, GATEWAY_AUTHORIZATION: AUTHORIZATION });
});
afterAll(async () => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
});

const readAll = async () => {
  const results = await Promise.all([
    site.getQuoteStates(),
    site.getContactStates(),
    site.getBranches(),
    site.getTestimonials(),
    site.getClients(),
    site.getOffices(),
    site.getPrivacyNotices(),
    site.getBlogSummaries('all'),
  ]);
  return new Set(results.map(({ status }) => status));
};

test('large answers that come at the same time are all read', async () => {
  megabytes = 3;
  expect(await readAll()).toEqual(new Set(['found']));
});

test('of answers beyond the cap one is read up to it, and the others hardly', async () => {
  megabytes = 50;
  const before = allSent();
  expect(await readAll()).toEqual(new Set(['unavailable']));
  // Of each its first megabyte, and what its connection holds on the way: the system lets that grow
  // to some megabytes at either end, and as much as 82 in all were seen. All of them read up to the
  // cap would be 264.
  expect(allSent() - before).toBeLessThan((33 + 8 * 11) * MB);
});
