import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SubmissionOutcome } from '@/lib/content/gateway/submissions';
import { createAttempts, Recovery } from '@/lib/features/leads/attempt';
import { createDelivery } from '@/lib/features/leads/delivery';
import { folioOf } from '@/lib/features/leads/folio.mts';
import { newKey, readKeyRing } from '@/lib/features/leads/key-ring.mts';
import { moveLeads } from '@/lib/features/leads/moving.mts';
import { leadMetrics } from '@/lib/features/leads/metrics';
import { openLeadSpool } from '@/lib/features/leads/open-store.mts';
import { createLeadStore, type LeadStore } from '@/lib/features/leads/store.mts';
import type { Database } from '@/lib/server/database/database.mts';
import { openPostgres } from '@/lib/server/database/postgres.mts';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import { systemClock } from '@/lib/util/clock.mts';
import { newFolder } from '@/tests/support/new-folder';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { after, bytesOf, FOLIO, metric, newId, stopClock, submission } from './support';

const keys = readKeyRing(newKey());
const folder = newFolder();

let files = 0;
const openFile = async () => openSqlite(path.join(folder, `${(files += 1)}.sqlite`));
const newSpool = async () =>
  createLeadStore(await openFile(), keys, {
    ...{ now: () => Date.now(), newFolio: folioOf, isSpool: true },
  });

let postgres: TestPostgres | undefined;
const databases: [name: string, open: () => Promise<Database>][] = [['SQLite', openFile]];
if (hasPostgres()) {
  databases.push(['PostgreSQL', () => openPostgres(postgres?.url ?? '')]);
  beforeAll(async () => void (postgres = await startPostgres()), 60_000);
  afterAll(() => postgres?.stop());
}

describe.each(databases)('into %s', (_, open) => {
  let database: Database;
  let store: LeadStore;
  let spool: LeadStore;
  let isAway: boolean;
  let answer: SubmissionOutcome;
  let move: (ms: number) => void;
  const submit = jest.fn(async () => answer);

  beforeAll(async () => {
    database = await open();
    store = await createLeadStore(database, keys);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query('DELETE FROM leads');
    spool = await newSpool();
    isAway = true;
    answer = { outcome: 'unsent', reason: 'unsent' };
    submit.mockClear();
    move = stopClock();
  });

  const instance = (own: LeadStore | null = spool) =>
    createDelivery({
      openStore: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(store)),
      openSpool: async () => own ?? undefined,
      attempts: createAttempts({
        ...{ submit, recovery: new Recovery(), taken: new Map(), honoursKeys: () => false },
      }),
      clock: systemClock,
    });
  const send = (id: string, deliver = instance(), replaces?: string) =>
    deliver(submission, id, async () => undefined, replaces);
  const isEmpty = async (own = spool) => (await own.settled()).length === 0;

  test('a lead that neither takes is kept, and comes into the store as it is', async () => {
    const id = newId();
    const kept = await send(id);
    expect(kept).toEqual({
      outcome: 'kept',
      folio: expect.stringMatching(FOLIO),
      isInReview: false,
      receipt: id,
    });
    const before = await spool.find(id);
    await moveLeads(spool, store);
    expect(await store.find(id)).toEqual(before);
    expect(before).toMatchObject({ state: 'pending', reason: 'unsent', attempts: 1, posts: 1 });
    expect(kept).toMatchObject({ folio: before?.folio });
    expect(await isEmpty()).toBe(true);
    move(60_000);
    const [claimed] = await store.claimDue(1);
    expect(JSON.parse(claimed?.content ?? '')).toEqual(submission);
  });

  test('sent again it is the same lead, also where the store is back and it has not moved', async () => {
    const id = newId();
    const first = await send(id);
    expect(await send(id)).toEqual({ ...first, isRepeated: true });
    isAway = false;
    expect(await send(id)).toEqual({ ...first, isRepeated: true });
    await moveLeads(spool, store);
    expect(await send(id)).toEqual({ ...first, isRepeated: true });
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('sent again to another instance it has one folio, and is one lead', async () => {
    const id = newId();
    const other = await newSpool();
    const first = await send(id);
    expect(await send(id, instance(other))).toEqual(first);
    await moveLeads(other, store);
    await moveLeads(spool, store);
    expect(await store.counts()).toMatchObject({ pending: 1 });
    expect([await isEmpty(), await isEmpty(other)]).toEqual([true, true]);
  });

  test.each([
    ['delivered', { outcome: 'accepted' }, 'accepted'],
    ['undeliverable', { outcome: 'unclear', reason: 'no-code' }, 'kept'],
  ] as const)('what is %s there is so in the store', async (state, given, outcome) => {
    answer = given;
    const id = newId();
    const told = await send(id);
    expect(told).toMatchObject({ outcome, folio: expect.stringMatching(FOLIO) });
    await moveLeads(spool, store);
    expect(await store.find(id)).toMatchObject({ state, attempts: 1 });
    expect(await store.undelivered()).toHaveLength(state === 'delivered' ? 0 : 1);
  });

  test('what the gateway refuses is told, and kept nowhere', async () => {
    answer = { outcome: 'rejected', reason: 'http-422' };
    expect(await send(newId())).toEqual({ outcome: 'rejected' });
    expect(await isEmpty()).toBe(true);
  });

  test('what is being sent does not move', async () => {
    await spool.keep(newId(), '{}');
    await moveLeads(spool, store);
    expect(await store.counts()).toMatchObject({ pending: 0 });
    move(20_001);
    await moveLeads(spool, store);
    expect(await store.counts()).toMatchObject({ pending: 1 });
  });

  test('a move that ended half way goes on as one lead', async () => {
    const id = newId();
    await send(id);
    for (const row of await spool.settled()) await store.adopt(row);
    const before = await store.find(id);
    await moveLeads(spool, store);
    expect(await store.find(id)).toEqual(before);
  });

  describe('a correction of a lead that waits in the store', () => {
    const stored = async () => {
      isAway = false;
      const id = newId();
      await send(id);
      isAway = true;
      return id;
    };

    test('takes its place when it comes there, and is counted with it', async () => {
      const [wrong, right] = [await stored(), newId()];
      await send(right, instance(), wrong);
      await moveLeads(spool, store);
      expect(await store.find(wrong)).toBeUndefined();
      expect(await store.find(right)).toMatchObject({ state: 'pending' });
    });

    test('does so too where it was corrected itself', async () => {
      const [wrong, better, right] = [await stored(), newId(), newId()];
      await send(better, instance(), wrong);
      await send(right, instance(), better);
      await moveLeads(spool, store);
      expect(await store.counts()).toMatchObject({ pending: 1 });
      expect(await store.find(right)).toMatchObject({ state: 'pending' });
    });

    test.each(['being sent', 'delivered'])('stands beside one that is %s', async (how) => {
      const [wrong, right] = [await stored(), newId()];
      if (how === 'delivered') await store.markDelivered(wrong);
      else {
        move(60_000);
        await store.claimDue(1);
      }
      await send(right, instance(), wrong);
      await moveLeads(spool, store);
      expect(await store.find(wrong)).toMatchObject({ id: wrong });
      expect(await store.find(right)).toMatchObject({ state: 'pending' });
    });

    test('is not its own correction', async () => {
      const id = newId();
      await send(id, instance(), id);
      await moveLeads(spool, store);
      expect(await store.find(id)).toMatchObject({ state: 'pending' });
    });

    test('leaves it as it was where the gateway refuses the correction', async () => {
      const wrong = await stored();
      answer = { outcome: 'rejected', reason: 'http-422' };
      await send(newId(), instance(), wrong);
      await moveLeads(spool, store);
      expect(await store.find(wrong)).toMatchObject({ state: 'pending' });
    });
  });

  test('stored although that was reported as failed, it has the folio and the history that count', async () => {
    const id = newId();
    await store.keep(id, '{}');
    move(10);
    const told = await send(id);
    await moveLeads(spool, store);
    const lead = await store.find(id);
    expect(told).toMatchObject({ folio: lead?.folio });
    expect(lead).toMatchObject({ reason: 'unsent', attempts: 1, claimedUntil: 0 });
    expect(await store.counts()).toMatchObject({ pending: 1 });
  });

  test('one that another instance has kept meanwhile stays as that has it, or is known to be delivered', async () => {
    const [one, two] = [newId(), newId()];
    await send(one);
    answer = { outcome: 'accepted' };
    await send(two);
    move(10);
    const { lead } = await store.keep(one, '{}');
    await store.postpone((await store.keep(two, '{}')).lead, 'timeout', after(0));
    await moveLeads(spool, store);
    expect(await store.find(one)).toEqual(lead);
    expect(await store.find(two)).toMatchObject({ state: 'delivered' });
  });

  test('where somebody has its folio it gets another, and is not lost', async () => {
    const id = newId();
    const told = await send(id);
    const { lead } = await store.keep(newId(), '{}');
    const folio = 'folio' in told ? String(told.folio) : '';
    await database.query('UPDATE leads SET folio = $1 WHERE id = $2', [folio, lead.id]);
    await moveLeads(spool, store);
    expect((await store.find(id))?.folio).toMatch(FOLIO);
    expect(await store.findByFolio(folio)).toMatchObject({ id: lead.id });
  });

  test('a spool that cannot be read keeps nothing out of the store', async () => {
    isAway = false;
    jest.spyOn(spool, 'find').mockRejectedValue(new Error('disk I/O error'));
    jest.spyOn(spool, 'keep').mockRejectedValue(new Error('disk I/O error'));
    const id = newId();
    expect(await send(id)).toMatchObject({ outcome: 'kept' });
    expect(await store.find(id)).toMatchObject({ state: 'pending' });
  });

  test('without a spool nothing is promised', async () => {
    expect(await send(newId(), instance(null))).toEqual({ outcome: 'failed' });
  });
});

describe('of a process', () => {
  const { EMBEDDED_DATA_DIR: given } = process.env;
  const own = path.join(folder, 'data');
  beforeEach(() => {
    rmSync(own, { recursive: true, force: true });
    Object.assign(process.env, { EMBEDDED_DATA_DIR: own, DATABASE_URL: 'postgres://nobody' });
    globalThis.leadSpoolPromise = undefined;
  });
  afterAll(() => {
    process.env.EMBEDDED_DATA_DIR = given;
    delete process.env.DATABASE_URL;
    globalThis.leadSpoolPromise = undefined;
  });

  test('it is a file, in which nothing can be read', async () => {
    leadMetrics();
    const spool = await openLeadSpool();
    await spool?.keep(newId(), 'MARCA de una persona');
    expect(bytesOf(own).includes('spool')).toBe(false);
    expect(bytesOf(own).includes('MARCA')).toBe(false);
    expect(await metric('leads_spooled')).toEqual({ '': 1 });
  });

  test('there is none beside a store that is a file, or on a disk that cannot be written', async () => {
    const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    mkdirSync(path.dirname(own), { recursive: true });
    writeFileSync(own, '');
    expect(await openLeadSpool()).toBeUndefined();
    expect(await openLeadSpool()).toBeUndefined();
    expect(written).toHaveBeenCalledTimes(1);
    written.mockRestore();
    // Space is freed.
    rmSync(own);
    expect(await openLeadSpool()).toBeDefined();
    delete process.env.DATABASE_URL;
    globalThis.leadSpoolPromise = undefined;
    expect(await openLeadSpool()).toBeUndefined();
  });
});
