import { Readable } from 'node:stream';
import { listening, type Listening } from '@/tests/support/listening';
import { AUTHORIZATION, loadSite, type Site } from './support';

const MB = 1024 * 1024;
/** A smaller limit. The site's 32 MB would take seconds to send. */
const mockCapMb = 8;
jest.mock('@/lib/content/gateway/limits', () => ({
  ...jest.requireActual('@/lib/content/gateway/limits'),
  JSON_CAP_BYTES: mockCapMb * 1024 * 1024,
}));

const record = JSON.stringify({ id: 1, name: 'x'.repeat(64 * 1024 - 20) });

/** The number of megabytes of each list that the gateway sends, without a content length. */
let megabytes: number;
let gateway: Listening;
let site: Site;

/** The bytes that the site has read, plus the buffers of the connections. */
let taken = 0;
const { fetch } = globalThis;
const countingFetch: typeof fetch = async (...call) => {
  const response = await fetch(...call);
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      taken += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counter), response);
};

beforeAll(async () => {
  gateway = await listening((_request, response) => {
    function* list() {
      yield '[';
      for (let at = 0; at < megabytes * 16; at += 1) yield `${at > 0 ? ',' : ''}${record}`;
      yield ']';
    }
    response.setHeader('content-type', 'application/json');
    Readable.from(list()).pipe(response);
  });
});
// Each test has a new site without open circuits.
beforeEach(async () => {
  taken = 0;
  globalThis.fetch = countingFetch;
  jest.resetModules();
  site = await loadSite({ GATEWAY_URL: gateway.url, GATEWAY_AUTHORIZATION: AUTHORIZATION });
});
afterEach(() => void (globalThis.fetch = fetch));
afterAll(() => gateway.stop());

const readAll = async () => {
  const results = await Promise.all([
    site.getQuoteStates(),
    site.getQuoteStates(),
    site.getBranches(),
    site.getTestimonials(),
    site.getClients(),
    site.getOffices(),
    site.getPrivacyNotices(),
    site.getBlogSummaries('all'),
  ]);
  return new Set(results.map(({ status }) => status));
};

test('concurrent large responses are all read', async () => {
  megabytes = 3;
  expect(await readAll()).toEqual(new Set(['found']));
});

test('only one response above the cap is read up to it, and the others are hardly read', async () => {
  megabytes = mockCapMb + 10;
  expect(await readAll()).toEqual(new Set(['unavailable']));
  // The limit is the cap for one response and little more than 1 MB for each of the others.
  expect(taken).toBeGreaterThan(mockCapMb * MB);
  expect(taken).toBeLessThan((mockCapMb + 1 + 7 * 2) * MB);
});
