import { getEventListeners } from 'node:events';
import type { TestGateway } from '@/tests/unit/content/embedded-gateway/support';
import { startSite, type Site } from './support';

let gateway: TestGateway;
let site: Site;
beforeAll(async () => void ({ gateway, site } = await startSite()));
afterAll(() => gateway.stop());
afterEach(() => jest.restoreAllMocks());

test('the time limit of a read releases its response once it has arrived', async () => {
  // The platform's fetch has its own listeners.
  const requests = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([]));
  expect(await site.getFrequencies()).toMatchObject({ status: 'found' });
  const signal = requests.mock.calls[0]?.[1]?.signal;
  if (!signal) throw new Error('The request has no time limit');
  expect(signal.aborted).toBe(false);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
