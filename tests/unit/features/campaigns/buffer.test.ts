import { countEvents, flushCounts, startCounting } from '@/lib/features/campaigns/buffer';
import { openCampaignCounts } from '@/lib/features/campaigns/open-counts.mts';
import { log } from '@/lib/server/observability/logger';
import { breakStore, emptyStore, metric } from '@/tests/unit/features/leads/support';

beforeEach(
  () =>
    void jest.useFakeTimers({
      now: new Date('2026-11-24T05:59:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'],
    }),
);
beforeEach(emptyStore);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const written = async () => {
  const rows = await (await openCampaignCounts()).read('2026-11-01', '2026-11-30');
  return rows.map(({ day, campaign, event, count }) => [day, campaign, event, count]);
};

test('what is counted is written together, by the day of Mexico City', async () => {
  const before = (await metric('campaign_events_total')).marca ?? 0;
  countEvents('marca', ['visit']);
  countEvents('marca', ['visit']);
  jest.setSystemTime(new Date('2026-11-24T06:00:00Z'));
  countEvents('marca', ['visit']);
  countEvents('ninguna', ['step-1', 'step-2']);
  expect(await written()).toEqual([]);
  await flushCounts();
  await flushCounts();
  expect(await written()).toEqual([
    ['2026-11-23', 'marca', 'visit', 2],
    ['2026-11-24', 'marca', 'visit', 1],
    ['2026-11-24', 'ninguna', 'step-1', 1],
    ['2026-11-24', 'ninguna', 'step-2', 1],
  ]);
  expect((await metric('campaign_events_total')).marca).toBe(before + 3);
});

test('what cannot be written waits, and is written when the database is back', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation();
  await breakStore();
  countEvents('marca', ['visit']);
  await flushCounts();
  countEvents('marca', ['visit']);
  await flushCounts();
  expect(logged.mock.calls[0]?.[0]).toMatchObject({ action: 'flush' });
  await emptyStore();
  await flushCounts();
  expect(await written()).toEqual([['2026-11-23', 'marca', 'visit', 2]]);
});

test('it is written every ten seconds', async () => {
  startCounting();
  countEvents('marca', ['visit']);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(await written()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(await written()).toEqual([['2026-11-23', 'marca', 'visit', 1]]);
});
