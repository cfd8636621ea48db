import { AsyncLocalStorage } from 'node:async_hooks';
import { consumeRequestQuota, consumeSendQuota } from '@/lib/features/submissions/limits';
import { reportHandler } from '@/lib/features/submissions/reports';
import { browserHeaders } from '@/tests/unit/features/submissions/support';

const report = reportHandler('figures', () => true);

test.each([
  ['an attempt', consumeRequestQuota],
  ['a submission', consumeSendQuota],
  [
    'a report of measurements',
    (from: string) =>
      report(new Request('http://localhost:3000', { headers: browserHeaders(from) })),
  ],
])('a count of %s keeps nothing of its request', async (_what, take) => {
  const requests = new AsyncLocalStorage<string>();
  const timers: unknown[] = [];
  const realSetTimeout = setTimeout;
  const spy = jest.spyOn(global, 'setTimeout').mockImplementation((...args) => {
    timers.push(requests.getStore() ?? 'none');
    return realSetTimeout(...args);
  });
  await requests.run('a request', () => take('203.0.113.200'));
  spy.mockRestore();
  expect(timers).toEqual(['none']);
});
