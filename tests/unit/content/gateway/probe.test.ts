import type { FaultKind } from '@/tools/gateway/faults';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { startSite } from './support';

let gateway: TestGateway;
let probeGateway: () => Promise<string>;
beforeAll(async () => {
  ({ gateway } = await startSite());
  ({ probeGateway } = await import('@/lib/content/gateway/probe'));
});
beforeEach(() => gateway.faults.clear());
afterAll(() => gateway.stop());

test('a gateway that responds is available, even if it finds nothing', async () => {
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
  // This row is the last one, because it opens the circuit for two seconds.
  ['huge', 50],
])('a gateway with %s %p is unavailable, as for every read', async (kind, value) => {
  gateway.faults.add({ kind, value });
  expect(await probeGateway()).toBe('unavailable');
  expect(await probeGateway()).toBe('unavailable');
});
