import { submit, type SubmissionOutcome } from '@/lib/content/gateway/submissions';
import { deliver } from '@/lib/features/leads/delivery';
import { recovery } from '@/lib/features/leads/attempt';
import type { LeadStore } from '@/lib/features/leads/store.mts';
import { log } from '@/lib/server/observability/logger';
import { breakStore, emptyStore, FOLIO, metric, newId, stopClock, submission } from './support';

jest.mock('@/lib/content/gateway/submissions', () => ({ submit: jest.fn() }));
const submitted = jest.mocked(submit);
const accepted: SubmissionOutcome = { outcome: 'accepted' };
const failed: SubmissionOutcome = { outcome: 'unsent', reason: 'http-503' };
const unclear: SubmissionOutcome = { outcome: 'unclear', reason: 'no-code' };
const rejected: SubmissionOutcome = { outcome: 'rejected', reason: 'http-422' };

const takeQuota = jest.fn<Promise<number | undefined>, []>();
const send = (id: string) => deliver(submission, id, takeQuota);
const keptAs = (id: string, isInReview = false) => ({
  outcome: 'kept',
  folio: expect.stringMatching(FOLIO),
  isInReview,
  receipt: id,
});
const delivered = { outcome: 'accepted', folio: expect.stringMatching(FOLIO) };
const storeErrors = async () => (await metric('lead_store_errors_total'))[''] ?? 0;

let store: LeadStore;
beforeEach(async () => {
  submitted.mockReset().mockResolvedValue(accepted);
  takeQuota.mockReset().mockResolvedValue(undefined);
  store = await emptyStore();
});
afterEach(() => jest.restoreAllMocks());

test('what the gateway takes is accepted, and its content is erased', async () => {
  const id = newId();
  expect(await send(id)).toEqual(delivered);
  expect(submitted.mock.calls).toEqual([[submission, id]]);
  expect(await store.find(id)).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(await store.undelivered()).toEqual([]);
});

test('it is stored before it is sent', async () => {
  const id = newId();
  submitted.mockImplementation(async () => {
    expect(await store.find(id)).toMatchObject({ state: 'pending', attempts: 1 });
    const [kept] = await store.undelivered();
    expect(JSON.parse(kept?.content ?? '')).toEqual(submission);
    return accepted;
  });
  expect(await send(id)).toEqual(delivered);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('what fails is kept under a folio, and due after a pause', async () => {
  submitted.mockResolvedValue(failed);
  stopClock();
  const id = newId();
  const lead = { state: 'pending', reason: 'http-503', claimedUntil: 0, attempts: 1 };
  expect(await send(id)).toEqual(keptAs(id));
  const kept = await store.find(id);
  expect(kept).toMatchObject(lead);
  const pause = (kept?.dueAt ?? 0) - Date.now();
  expect(pause).toBeGreaterThanOrEqual(2_000);
  expect(pause).toBeLessThanOrEqual(4_000);
});

test('what the gateway refuses is said to be refused, and nothing of it is kept', async () => {
  submitted.mockResolvedValue(rejected);
  const id = newId();
  expect(await send(id)).toEqual({ outcome: 'rejected' });
  expect(await store.find(id)).toBeUndefined();
});

test('what it may have taken is kept for a person, and never sent again by itself', async () => {
  submitted.mockResolvedValue(unclear);
  const id = newId();
  expect(await send(id)).toEqual(keptAs(id, true));
  expect(await store.find(id)).toMatchObject({ state: 'undeliverable', reason: 'no-code' });
  expect(await store.undelivered()).toHaveLength(1);
});

test('a corrected lead takes the place of the one that waits', async () => {
  submitted.mockResolvedValue(failed);
  const [wrong, right] = [newId(), newId()];
  await send(wrong);
  expect(await deliver(submission, right, takeQuota, wrong)).toEqual(keptAs(right));
  expect(await store.find(wrong)).toBeUndefined();
});

test.each(['refused', 'over the limit'])(
  'a corrected lead that is %s takes no place',
  async (how) => {
    submitted.mockResolvedValue(failed);
    const [wrong, right] = [newId(), newId()];
    await send(wrong);
    const before = await store.find(wrong);
    if (how === 'refused') submitted.mockResolvedValue(rejected);
    else takeQuota.mockResolvedValue(7);
    await deliver(submission, right, takeQuota, wrong);
    expect(await store.find(right)).toBeUndefined();
    expect(await store.find(wrong)).toEqual(before);
  },
);

test('its folio finds the lead', async () => {
  submitted.mockResolvedValue(failed);
  const id = newId();
  const result = await send(id);
  if (result.outcome !== 'kept') throw new Error('It was not kept.');
  expect(await store.findByFolio(result.folio)).toMatchObject({ id });
});

test('each outcome is counted', async () => {
  const before = await metric('lead_attempts_total');
  for (const outcome of [accepted, failed, failed, rejected]) {
    submitted.mockResolvedValue(outcome);
    await send(newId());
  }
  const after = await metric('lead_attempts_total');
  const grown = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  expect(['delivered', 'postponed', 'undeliverable'].map(grown)).toEqual([1, 2, 1]);
});

test('a gateway that takes a lead after a failure is back', async () => {
  recovery.take();
  submitted.mockResolvedValue(failed);
  await send(newId());
  expect(recovery.take()).toBe(false);
  submitted.mockResolvedValue(accepted);
  await send(newId());
  await send(newId());
  expect(recovery.take()).toBe(true);
  expect(recovery.take()).toBe(false);
});

describe('without a store', () => {
  const breaks: [name: string, breakIt: () => Promise<void>][] = [
    ['that can be opened', breakStore],
    [
      'that can be written',
      async () => {
        const error = Object.assign(new Error(`(${JSON.stringify(submission)})`), { code: 'E1' });
        jest.spyOn(store, 'keep').mockRejectedValue(error);
      },
    ],
  ];

  describe.each(breaks)('%s', (_, breakIt) => {
    test('it goes straight to the gateway, under its key', async () => {
      await breakIt();
      const id = newId();
      const before = await storeErrors();
      expect(await send(id)).toEqual({ outcome: 'accepted' });
      expect(submitted.mock.calls).toEqual([[submission, id]]);
      expect(await storeErrors()).toBe(before + 1);
    });

    test.each([
      [failed, 'failed'],
      [unclear, 'failed'],
      [rejected, 'rejected'],
    ])('it is never said to be kept: %j', async (outcome, said) => {
      await breakIt();
      submitted.mockResolvedValue(outcome);
      const before = await storeErrors();
      expect(await send(newId())).toEqual({ outcome: said });
      expect(submitted).toHaveBeenCalledTimes(1);
      expect(await storeErrors()).toBe(before + 1);
    });

    test('the limit holds', async () => {
      await breakIt();
      takeQuota.mockResolvedValue(7);
      expect(await send(newId())).toEqual({ outcome: 'limited', waitSeconds: 7 });
      expect(submitted).not.toHaveBeenCalled();
    });
  });

  test('one that can be opened again keeps the next lead', async () => {
    await breakStore();
    submitted.mockResolvedValue(failed);
    expect(await send(newId())).toEqual({ outcome: 'failed' });
    store = await emptyStore();
    expect(await send(newId())).toMatchObject({ outcome: 'kept' });
  });

  test('the log has a code and nothing of what was to be stored', async () => {
    const line = jest.spyOn(log, 'error').mockImplementation();
    await breaks[1]?.[1]();
    await send(newId());
    expect(line.mock.calls).toEqual([[{ action: 'keep', reason: 'E1' }, 'lead store']]);
  });
});

test.each([
  ['postpone', failed],
  ['markUndeliverable', unclear],
] as const)(
  'where the end of an attempt cannot be written by %s, the lead is kept',
  async (method, outcome) => {
    submitted.mockResolvedValue(outcome);
    jest.spyOn(store, method).mockRejectedValueOnce(new Error('disk full'));
    const before = await storeErrors();
    const id = newId();
    expect(await send(id)).toEqual(keptAs(id));
    expect(await storeErrors()).toBe(before + 1);
  },
);

describe('sent again', () => {
  const later = (outcome: SubmissionOutcome) => () =>
    new Promise<SubmissionOutcome>((resolve) => setTimeout(() => resolve(outcome), 30));

  test.each([accepted, failed, unclear])(
    'ten times at once it is one call, and all get its answer: %j',
    async (outcome) => {
      submitted.mockImplementation(later(outcome));
      const id = newId();
      const results = await Promise.all(Array.from({ length: 10 }, () => send(id)));
      expect(submitted).toHaveBeenCalledTimes(1);
      expect(takeQuota).toHaveBeenCalledTimes(1);
      expect(results.filter((result) => !('isRepeated' in result))).toHaveLength(1);
      const [first] = results;
      for (const result of results.slice(1)) expect(result).toEqual({ ...first, isRepeated: true });
    },
  );

  test('while undelivered it has the same folio, without a second call', async () => {
    submitted.mockResolvedValue(failed);
    const id = newId();
    const first = await send(id);
    submitted.mockResolvedValue(accepted);
    expect(await send(id)).toEqual({ ...first, isRepeated: true });
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(takeQuota).toHaveBeenCalledTimes(1);
  });

  test('after its delivery it is accepted', async () => {
    submitted.mockResolvedValue(failed);
    const id = newId();
    await send(id);
    await store.markDelivered(id);
    expect(await send(id)).toEqual({ ...delivered, isRepeated: true });
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  test('while another instance delivers it, it waits for the answer of that', async () => {
    const id = newId();
    await store.keep(id, JSON.stringify(submission));
    setTimeout(() => void store.markDelivered(id), 50);
    expect(await send(id)).toEqual({ ...delivered, isRepeated: true });
    expect(submitted).not.toHaveBeenCalled();
  });

  test('where that instance died, it is kept once the claim has ended', async () => {
    const move = stopClock();
    const id = newId();
    const { lead } = await store.keep(id, JSON.stringify(submission));
    setTimeout(() => move(20_000), 50);
    expect(await send(id)).toEqual({ ...keptAs(id), folio: lead.folio, isRepeated: true });
    expect(submitted).not.toHaveBeenCalled();
  });

  test('where that instance takes longer than a browser waits, it is kept', async () => {
    const move = stopClock();
    const id = newId();
    const { lead } = await store.keep(id, JSON.stringify(submission));
    setTimeout(() => move(13_000), 50);
    expect(await send(id)).toEqual({ ...keptAs(id), folio: lead.folio, isRepeated: true });
  });

  test('where the store fails while another instance delivers it, nothing is promised', async () => {
    const id = newId();
    await store.keep(id, JSON.stringify(submission));
    jest.spyOn(store, 'find').mockRejectedValue(new Error('gone'));
    expect(await send(id)).toEqual({ outcome: 'failed' });
  });

  test('where the store fails while it waits, it is kept', async () => {
    submitted.mockResolvedValue(failed);
    const id = newId();
    const first = await send(id);
    jest.spyOn(store, 'find').mockResolvedValueOnce(await store.find(id));
    expect(await send(id)).toEqual({ ...first, isRepeated: true });
  });
});

test('over the limit it is neither kept nor sent', async () => {
  takeQuota.mockResolvedValue(30);
  const id = newId();
  expect(await send(id)).toEqual({ outcome: 'limited', waitSeconds: 30 });
  expect(submitted).not.toHaveBeenCalled();
  expect(await store.find(id)).toBeUndefined();
  takeQuota.mockResolvedValue(undefined);
  expect(await send(id)).toEqual(delivered);
});
