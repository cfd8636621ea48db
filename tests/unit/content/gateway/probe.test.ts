/** @jest-environment node */
import type { FaultKind } from '@/lib/content/embedded-gateway/server/faults';
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

test('a gateway that answers is there, also where it has nothing to say', async () => {
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
  // Last: after it no call is made for two seconds.
  ['huge', 50],
])('%s %p: it counts as unavailable, as it does for every read', async (kind, value) => {
  gateway.faults.add({ kind, value });
  expect(await probeGateway()).toBe('unavailable');
  expect(await probeGateway()).toBe('unavailable');
});
