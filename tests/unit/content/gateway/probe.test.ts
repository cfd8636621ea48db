import type { FaultKind } from '@/tools/gateway/faults';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { startSite } from './support';

/** Of the site 32 MB, which takes seconds to send. */
jest.mock('@/lib/content/gateway/limits', () => ({
  ...jest.requireActual('@/lib/content/gateway/limits'),
  JSON_CAP_BYTES: 2 * 1024 * 1024,
}));

let gateway: TestGateway;
let probeGateway: () => Promise<string>;
beforeAll(async () => {
  ({ gateway } = await startSite());
  ({ probeGateway } = await import('@/lib/content/gateway/probe'));
});
beforeEach(() => gateway.faults.clear());
afterAll(() => gateway.stop());

test('a gateway that responds is available, even with nothing found', async () => {
  expect(await probeGateway()).toBe('ok');
  gateway.faults.add({ kind: 'status', value: 404 });
  expect(await probeGateway()).toBe('ok');
});

test.each<[FaultKind, number | undefined]>([
  ['status', 401],
  ['status', 500],
  ['status', 503],
  ['reset', undefined],
  ['html', undefined],
  ['wrong-type', undefined],
  ['garbage-json-200-code-500', undefined],
  // Last, because it opens the circuit for two seconds.
  ['huge', 50],
])('%s %p: it is unavailable, as for every read', async (kind, value) => {
  gateway.faults.add({ kind, value });
  expect(await probeGateway()).toBe('unavailable');
  expect(await probeGateway()).toBe('unavailable');
});
