import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { findLeadState, probeLeadStore, readLeadState } from '@/lib/features/leads/state';
import { newFolio } from '@/lib/features/leads/folio.mts';
import type { Lead, LeadState } from '@/lib/features/leads/lead.mts';
import type { LeadStore } from '@/lib/features/leads/store.mts';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/tags';
import { dataDir } from '@/lib/util/data-dir.mts';
import { recorded } from '@/tests/support/next-cache';
import { after, breakStore, DAY, emptyStore, metric, newId, stopClock } from './support';

let store: LeadStore;
let lead: Lead;
let move: (ms: number) => void;
/** Of each test, for the clock of the probe. */
let begun = 0;
beforeEach(async () => {
  store = await emptyStore();
  move = stopClock();
  begun += 60_000;
  ({ lead } = await store.keep(newId(), '{}'));
});

const block = async () => {
  await store.postpone(lead, 'timeout', after(0));
  move(30 * DAY);
  await store.sweep(DAY);
};
const ways: Record<LeadState, () => Promise<unknown>> = {
  pending: async () => undefined,
  delivered: () => store.markDelivered(lead.id),
  undeliverable: () => store.markUndeliverable(lead, 'http-422'),
  blocked: block,
  erased: () => store.erase(lead.folio),
};

test.each<[LeadState, object]>([
  ['pending', { status: 'found', value: 'pending' }],
  ['delivered', { status: 'found', value: 'delivered' }],
  ['undeliverable', { status: 'found', value: 'undeliverable' }],
  ['blocked', { status: 'found', value: 'undeliverable' }],
  ['erased', { status: 'missing' }],
])('to anybody %s is %j', async (state, result) => {
  await ways[state]();
  expect(await store.find(lead.id)).toMatchObject({ state });
  expect(await findLeadState(lead.folio)).toEqual(result);
});

test('a folio is found however it was typed', async () => {
  const digits = lead.folio.replaceAll('-', '');
  for (const given of [digits, lead.folio.replaceAll('-', ' '), ` ${lead.folio} `]) {
    expect(await findLeadState(given)).toEqual({ status: 'found', value: 'pending' });
  }
});

test('an unknown and a malformed folio are missing', async () => {
  const unknown = newFolio();
  for (const given of [unknown, '', 'x', lead.id, `${lead.folio}0`, "' OR 1=1 --"]) {
    expect(await findLeadState(given)).toEqual({ status: 'missing' });
  }
});

test('without a store it is unavailable, and counted', async () => {
  await breakStore();
  const before = (await metric('lead_store_errors_total'))[''] ?? 0;
  expect(await findLeadState(lead.folio)).toEqual({ status: 'unavailable' });
  expect(await metric('lead_store_errors_total')).toEqual({ '': before + 1 });
  // Nothing has to be looked up.
  expect(await findLeadState('no folio')).toEqual({ status: 'missing' });
});

test('a page of it is fresh for seconds, and never stored', async () => {
  recorded.lives.length = 0;
  recorded.tags.length = 0;
  expect(await readLeadState(lead.folio)).toEqual({ status: 'found', value: 'pending' });
  expect(recorded).toEqual({ lives: [lifetimes.unavailable], tags: [UNSTORED_TAG] });
});

/** The probe's outcome that many milliseconds after the test began. */
function probeAt(ms: number) {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(begun + ms);
  const outcome = probeLeadStore();
  clock.mockRestore();
  return outcome;
}

test('the store is probed at most every ten seconds; between, the last outcome counts', async () => {
  const write = jest.spyOn(store, 'checkWritable');
  expect(await Promise.all([probeAt(500), probeAt(500), probeAt(10_499)])).toEqual(
    Array(3).fill('ok'),
  );
  expect(write).toHaveBeenCalledTimes(1);
  await breakStore();
  expect(await probeAt(10_499)).toBe('ok');
  expect(await probeAt(10_500)).toBe('unavailable');
  store = await emptyStore();
  expect(await probeAt(20_499)).toBe('unavailable');
  expect(await probeAt(20_500)).toBe('ok');
});

test('a store that can be read and not written is unavailable', async () => {
  const other = new DatabaseSync(join(dataDir(), 'leads.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  expect(await findLeadState(lead.folio)).toEqual({ status: 'found', value: 'pending' });
  expect(await probeAt(0)).toBe('unavailable');
  other.exec('ROLLBACK');
  expect(await probeAt(10_000)).toBe('ok');
  other.close();
});

describe('the metrics', () => {
  test('have the leads of each state, and the age of the oldest that is pending', async () => {
    expect(await metric('leads')).toEqual({
      pending: 1,
      delivered: 0,
      undeliverable: 0,
      blocked: 0,
      erased: 0,
    });
    move(90_000);
    expect(await metric('lead_oldest_pending_seconds')).toEqual({ '': 90 });
    await store.markDelivered(lead.id);
    expect(await metric('leads')).toMatchObject({ pending: 0, delivered: 1 });
    expect(await metric('lead_oldest_pending_seconds')).toEqual({ '': 0 });
  });

  test('are no numbers without a store', async () => {
    await breakStore();
    expect(Object.values(await metric('leads'))).toEqual(Array(5).fill(NaN));
    expect(await metric('lead_oldest_pending_seconds')).toEqual({ '': NaN });
  });
});
