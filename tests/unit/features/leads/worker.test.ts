import { probeGateway } from '@/lib/content/gateway/probe';
import { submit, type SubmissionOutcome } from '@/lib/content/gateway/submissions';
import { newKey, readKeyRing } from '@/lib/features/leads/key-ring.mts';
import { recovery } from '@/lib/features/leads/attempt';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import type { Lead } from '@/lib/features/leads/lead.mts';
import { createLeadStore, type LeadStore } from '@/lib/features/leads/store.mts';
import { runDelivery } from '@/lib/features/leads/worker';
import { after, DAY, emptyStore, metric, MINUTE, newId, stopClock, submission } from './support';

jest.mock('@/lib/content/gateway/submissions', () => ({ submit: jest.fn() }));
jest.mock('@/lib/content/gateway/probe', () => ({ probeGateway: jest.fn() }));
const submitted = jest.mocked(submit);
const probed = jest.mocked(probeGateway);
const accepted: SubmissionOutcome = { outcome: 'accepted' };
const failed: SubmissionOutcome = { outcome: 'unsent', reason: 'unsent' };
const rejected: SubmissionOutcome = { outcome: 'rejected', reason: 'http-422' };

let store: LeadStore;
let move: (ms: number) => void;
let schedule: Parameters<typeof runDelivery>[0];

beforeEach(async () => {
  submitted.mockReset().mockResolvedValue(accepted);
  probed.mockReset().mockResolvedValue('unavailable');
  store = await emptyStore();
  move = stopClock();
  schedule = { probedAt: Date.now(), hastenedAt: Date.now(), sweptAt: Date.now(), moveFailedAt: 0 };
  recovery.noteDown('probe');
  recovery.noteDown('delivery');
  recovery.take();
});

/** A lead that failed before. */
async function waiting(pauseMs = 0): Promise<Lead> {
  const { lead } = await store.keep(newId(), JSON.stringify(submission));
  await store.postpone(lead, 'timeout', after(pauseMs));
  return lead;
}
async function several(count: number, pauseMs = 0): Promise<Lead[]> {
  const leads = [];
  for (let made = 0; made < count; made += 1) leads.push(await waiting(pauseMs));
  return leads;
}
const sent = () => submitted.mock.calls.map(([, key]) => key).toSorted();
const ids = (leads: Lead[]) => leads.map(({ id }) => id).toSorted();
const round = () => runDelivery(schedule);

test('what is due is delivered, each under its key', async () => {
  const leads = await several(10);
  const late = await waiting(MINUTE);
  await round();
  expect(sent()).toEqual(ids(leads));
  for (const [given] of submitted.mock.calls) expect(given).toEqual(submission);
  expect(await store.counts()).toMatchObject({ delivered: 10, pending: 1 });
  expect(await store.find(late.id)).toMatchObject({ attempts: 1 });
});

test('without leads nothing is asked of the gateway', async () => {
  move(DAY);
  await round();
  expect(submitted).not.toHaveBeenCalled();
  expect(probed).not.toHaveBeenCalled();
});

test('at most four are under way at a time', async () => {
  let underWay = 0;
  const seen: number[] = [];
  submitted.mockImplementation(async () => {
    underWay += 1;
    seen.push(underWay);
    await new Promise((resolve) => setTimeout(resolve, 10));
    underWay -= 1;
    return accepted;
  });
  await several(10);
  await round();
  expect(submitted).toHaveBeenCalledTimes(10);
  expect(Math.max(...seen)).toBe(4);
});

test('a round ends when nothing goes through; the next comes after the pause', async () => {
  submitted.mockResolvedValue(failed);
  await several(10);
  await round();
  expect(submitted).toHaveBeenCalledTimes(4);
  expect(await store.countWaiting()).toBe(4);
  await round();
  expect(submitted).toHaveBeenCalledTimes(8);
});

test('what is refused for good does not stop the others', async () => {
  submitted.mockResolvedValueOnce(rejected).mockResolvedValueOnce(failed);
  await several(10);
  await round();
  expect(await store.counts()).toMatchObject({ undeliverable: 1, pending: 1, delivered: 8 });
});

test('a lead that cannot be read does not stop the others', async () => {
  const file = `${process.env.EMBEDDED_DATA_DIR}/leads.sqlite`;
  const database = openSqlite(file);
  const lost = await createLeadStore(database, readKeyRing(newKey().replace(/^/, 'lost-')));
  const unreadable = (await lost.keep(newId(), JSON.stringify(submission))).lead;
  await lost.postpone(unreadable, 'timeout', after(0));
  await database.close();
  const leads = await several(3);
  await round();
  expect(sent()).toEqual(ids(leads));
  expect(await store.find(unreadable.id)).toMatchObject({
    state: 'undeliverable',
    reason: 'unreadable',
  });
});

describe('the probe', () => {
  test('is made every 15 s while leads wait', async () => {
    await several(2, DAY);
    for (let second = 0; second < 46; second += 1) {
      await round();
      move(1_000);
    }
    expect(probed).toHaveBeenCalledTimes(3);
    move(-60 * MINUTE);
    await round();
    expect(probed).toHaveBeenCalledTimes(4);
    expect(submitted).not.toHaveBeenCalled();
  });

  test('of a gateway that stays up hastens nothing again', async () => {
    const hasten = jest.spyOn(store, 'hasten');
    probed.mockResolvedValue('ok');
    submitted.mockResolvedValue(rejected);
    await waiting(DAY);
    move(MINUTE);
    await round();
    expect(hasten).toHaveBeenCalledTimes(1);
    await waiting(DAY);
    for (let time = 0; time < 10; time += 1) {
      move(MINUTE);
      await round();
    }
    expect(hasten).toHaveBeenCalledTimes(1);
  });

  test('of a gateway that answers reads and takes no lead hastens nothing again', async () => {
    const hasten = jest.spyOn(store, 'hasten');
    probed.mockResolvedValue('ok');
    submitted.mockResolvedValue(failed);
    await waiting(DAY);
    move(MINUTE);
    const started = Date.now();
    while (Date.now() - started < 60 * MINUTE) {
      await round();
      move(5_000);
    }
    expect(hasten).toHaveBeenCalledTimes(1);
    // The pauses of an hour, from two attempts on.
    expect(submitted.mock.calls.length).toBeGreaterThan(5);
    expect(submitted.mock.calls.length).toBeLessThan(12);
  });

  test('of a gateway that comes and goes hastens at most once a minute', async () => {
    const hasten = jest.spyOn(store, 'hasten');
    let isUp = false;
    probed.mockImplementation(async () => {
      isUp = !isUp;
      return isUp ? 'ok' : 'unavailable';
    });
    submitted.mockResolvedValue(failed);
    const lead = await waiting(DAY);
    move(MINUTE);
    const started = Date.now();
    while (Date.now() - started < 5 * MINUTE) {
      await round();
      // Far from its time again: only haste brings it back.
      const tried = await store.find(lead.id);
      if (tried) await store.postpone(tried, 'timeout', after(DAY));
      move(5_000);
    }
    expect(hasten).toHaveBeenCalledTimes(5);
    expect(submitted).toHaveBeenCalledTimes(5);
  });
});

test('a lead that a visitor sends and the gateway takes brings the others', async () => {
  const leads = await several(3, DAY);
  const now = await waiting();
  await round();
  expect(sent()).toEqual([now.id]);
  probed.mockResolvedValue('ok');
  move(MINUTE);
  await round();
  expect(sent()).toEqual(ids([...leads, now]));
});

test('each hour it sweeps, with the days of the configuration', async () => {
  const sweep = jest.spyOn(store, 'sweep');
  for (let minute = 0; minute < 181; minute += 1) {
    await round();
    move(MINUTE);
  }
  expect(sweep.mock.calls).toEqual([[60 * DAY], [60 * DAY], [60 * DAY]]);
});

test('a spool that cannot be read holds up nothing of the store, and is asked again after 15 s', async () => {
  const file = `${process.env.EMBEDDED_DATA_DIR}/spool.sqlite`;
  const spool = await createLeadStore(openSqlite(file), readKeyRing(newKey()));
  const settled = jest.spyOn(spool, 'settled').mockRejectedValue(new Error('disk I/O error'));
  globalThis.leadSpoolPromise = Promise.resolve(spool);
  const sweep = jest.spyOn(store, 'sweep');
  const lead = await waiting();
  move(60 * MINUTE);
  const errors = (await metric('lead_store_errors_total'))[''] ?? 0;
  await round();
  move(14_999);
  await round();
  expect(sent()).toEqual([lead.id]);
  expect(sweep).toHaveBeenCalledTimes(1);
  expect(settled).toHaveBeenCalledTimes(1);
  expect((await metric('lead_store_errors_total'))['']).toBe(errors + 1);
  move(1);
  await round();
  expect(settled).toHaveBeenCalledTimes(2);
  // Nor does a clock that was set back make it wait for an hour.
  move(-60 * MINUTE);
  await round();
  expect(settled).toHaveBeenCalledTimes(3);
  globalThis.leadSpoolPromise = undefined;
});

test('after each round it scrubs', async () => {
  const scrub = jest.spyOn(store, 'scrub');
  await round();
  await round();
  expect(scrub).toHaveBeenCalledTimes(2);
});
