import { randomUUID } from 'node:crypto';
import type { SubmissionOutcome } from '@/lib/content/gateway/submissions';
import { createDelivery } from '@/lib/features/leads/delivery';
import { createWorker } from '@/lib/features/leads/worker';
import { log } from '@/lib/server/observability/logger';
import { metrics } from '@/lib/server/observability/metrics.mts';
import { DAY, HOUR, newOutbox, SECOND, statesIn, storeOne, submission } from './support';

const accepted: SubmissionOutcome = { outcome: 'accepted' };
const failed: SubmissionOutcome = { outcome: 'failed', reason: 'timeout' };
const rejected: SubmissionOutcome = { outcome: 'rejected', reason: 'http-422' };
const folio = expect.stringMatching(/^\d{3}-\d{3}-\d{3}$/);

async function start(...answers: SubmissionOutcome[]) {
  const world = await newOutbox();
  const submit = jest.fn(async () => answers.shift() ?? accepted);
  const openOutbox = jest.fn(async () => world.outbox);
  const delivery = createDelivery({ openOutbox, submit });
  const clock = { now: world.now, sleep: async () => undefined };
  const worker = createWorker({ openOutbox, deliver: delivery.deliver, clock });
  return { ...world, ...delivery, submit, openOutbox, worker };
}

beforeEach(() => void jest.spyOn(log, 'error').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('a submission', () => {
  test.each([
    ['accepts', accepted, { outcome: 'accepted', folio }, ['delivered']],
    ['does not answer', failed, { outcome: 'received', folio }, ['pending']],
    ['rejects', rejected, { outcome: 'rejected' }, []],
  ])('has the right result if the gateway %s', async (_, answer, result, states) => {
    const { storeAndDeliver, submit, database } = await start(answer);
    const key = randomUUID();
    expect(await storeAndDeliver(submission, key)).toEqual(result);
    expect(submit.mock.calls).toEqual([[submission, key]]);
    expect(Object.values(await statesIn(database))).toEqual(states);
  });

  test.each([
    [accepted, 'accepted'],
    [failed, 'received'],
  ])('is sent only once if it is repeated and the gateway answers %j', async (answer, outcome) => {
    const { storeAndDeliver, submit } = await start(answer);
    const first = await storeAndDeliver(submission, 'key');
    expect(first).toEqual({ outcome, folio });
    expect(await storeAndDeliver(submission, 'key')).toEqual({ ...first, isRepeated: true });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('is stored if it is held, and not sent until a person releases it', async () => {
    const { storeAndDeliver, submit, database, outbox, worker, pass } = await start();
    const result = await storeAndDeliver(submission, 'key', true);
    expect(result).toEqual({ outcome: 'received', folio, isHeld: true });
    pass(30 * DAY);
    expect(await outbox.retryNow()).toBe(0);
    await worker.runOnce();
    expect(submit).not.toHaveBeenCalled();
    expect(Object.values(await statesIn(database))).toEqual(['held']);
    expect(await outbox.count()).toMatchObject({ held: 1, pending: 0 });
    expect(await outbox.retryNow('folio' in result ? result.folio : '')).toBe(1);
    await worker.runOnce();
    expect(submit).toHaveBeenCalledWith(submission, 'key');
    expect(Object.values(await statesIn(database))).toEqual(['delivered']);
  });

  test('fails without being sent if it is held and cannot be stored', async () => {
    const { storeAndDeliver, submit, openOutbox } = await start();
    openOutbox.mockRejectedValueOnce(new Error('disk full'));
    expect(await storeAndDeliver(submission, 'key', true)).toEqual({ outcome: 'failed' });
    expect(submit).not.toHaveBeenCalled();
  });

  test('stays stored if it is repeated during the send and the gateway rejects it', async () => {
    const { storeAndDeliver, submit, database } = await start();
    const { promise, resolve } = Promise.withResolvers<SubmissionOutcome>();
    submit.mockReturnValueOnce(promise);
    const first = storeAndDeliver(submission, 'key');
    await new Promise(setImmediate);
    expect(await storeAndDeliver(submission, 'key')).toMatchObject({ outcome: 'received' });
    resolve(rejected);
    expect(await first).toEqual({ outcome: 'rejected' });
    expect(Object.values(await statesIn(database))).toEqual(['pending']);
  });

  test.each([
    ['accepts', accepted, 'accepted'],
    ['does not answer', failed, 'failed'],
    ['rejects', rejected, 'rejected'],
  ])('is sent even if it cannot be stored and the gateway %s', async (_, answer, outcome) => {
    const { storeAndDeliver, outbox, submit } = await start(answer);
    jest.spyOn(outbox, 'store').mockRejectedValue(new Error('disk full'));
    expect(await storeAndDeliver(submission, 'key')).toEqual({ outcome });
    expect(submit).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledWith({ action: 'store', reason: 'Error' }, 'outbox');
  });

  test('is sent even if the database cannot be opened', async () => {
    const { storeAndDeliver, openOutbox } = await start();
    openOutbox.mockRejectedValue(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
    expect(await storeAndDeliver(submission, 'key')).toEqual({ outcome: 'accepted' });
    expect(log.error).toHaveBeenCalledWith({ action: 'store', reason: 'ECONNREFUSED' }, 'outbox');
  });

  test('is accepted if its delivery cannot be recorded, and sent again with its key', async () => {
    const { storeAndDeliver, outbox, worker, pass, submit } = await start();
    jest.spyOn(outbox, 'markDelivered').mockRejectedValueOnce(new Error('disk full'));
    expect(await storeAndDeliver(submission, 'key')).toEqual({ outcome: 'accepted', folio });
    pass(20 * SECOND);
    await worker.runOnce();
    expect(submit.mock.calls).toEqual([
      [submission, 'key'],
      [submission, 'key'],
    ]);
  });
});

describe('the worker', () => {
  test('sends the leads that a dead process has stored, four at a time', async () => {
    const { outbox, worker, pass, submit } = await start();
    for (let number = 0; number < 9; number += 1) await storeOne(outbox);
    await worker.runOnce();
    expect(submit).not.toHaveBeenCalled();
    pass(20 * SECOND);
    const claim = jest.spyOn(outbox, 'claim');
    await worker.runOnce();
    expect(submit).toHaveBeenCalledTimes(9);
    expect(claim.mock.calls).toEqual([[4], [4], [4], [4]]);
    expect(await outbox.count()).toMatchObject({ pending: 0, delivered: 9 });
  });

  test('stops for this round if the gateway accepts nothing', async () => {
    const { outbox, worker, pass, submit } = await start(failed, failed, failed, failed);
    for (let number = 0; number < 9; number += 1) await storeOne(outbox);
    pass(HOUR);
    await worker.runOnce();
    expect(submit).toHaveBeenCalledTimes(4);
  });

  test('leaves a rejected lead to a person', async () => {
    const { outbox, worker, pass } = await start(rejected);
    await storeOne(outbox);
    pass(HOUR);
    await worker.runOnce();
    const left = { state: 'undeliverable', reason: 'http-422', submission };
    expect(await outbox.undelivered()).toMatchObject([left]);
  });

  test('retries a lead whose key this instance does not have', async () => {
    const { outbox, worker, pass, submit, database } = await start();
    await storeOne((await newOutbox({ database })).outbox);
    pass(HOUR);
    await worker.runOnce();
    expect(submit).not.toHaveBeenCalled();
    expect(await outbox.undelivered()).toMatchObject([{ state: 'pending', reason: 'unreadable' }]);
  });

  test('purges at the start and every hour, even if the clock is set back', async () => {
    const { outbox, worker, pass } = await start();
    const purge = jest.spyOn(outbox, 'purge');
    for (const ms of [0, SECOND, HOUR, -DAY, SECOND]) {
      pass(ms);
      await worker.runOnce();
    }
    expect(purge).toHaveBeenCalledTimes(3);
  });

  test('continues after an error of the database', async () => {
    const { outbox, openOutbox, deliver, now } = await start();
    await storeOne(outbox);
    openOutbox.mockRejectedValueOnce(new Error('disk full'));
    const pauses: number[] = [];
    const sleep = async (ms: number) => void pauses.push(ms);
    const worker = createWorker({ openOutbox, deliver, clock: { now, sleep } });
    await worker.run(() => pauses.length === 3);
    expect(pauses).toEqual([15_000, 2_000, 2_000]);
  });
});

test('the metrics count attempts and errors of the outbox', async () => {
  const { storeAndDeliver, outbox } = await start(accepted, failed);
  metrics().registry.resetMetrics();
  await storeAndDeliver(submission, 'a');
  await storeAndDeliver(submission, 'b');
  jest.spyOn(outbox, 'store').mockRejectedValue(new Error('disk full'));
  await storeAndDeliver(submission, 'c');
  const text = await metrics().registry.metrics();
  expect(text).toContain('lead_attempts_total{outcome="accepted"} 1');
  expect(text).toContain('lead_attempts_total{outcome="failed"} 1');
  expect(text).toContain('lead_store_errors_total 1');
  expect(text).toContain('leads{state="pending"} 0');
  expect(text).toContain('lead_oldest_pending_seconds 0');
});
