/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks';
import { takeAttempt, takeSending } from '@/lib/features/submissions/limits';
import { takeReport } from '@/lib/server/vitals/record';

test.each([
  ['an attempt', takeAttempt],
  ['a submission', takeSending],
  ['a report of measurements', takeReport],
])(
  'counting %s does not keep its request in memory until the count expires',
  async (_what, take) => {
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
  },
);
