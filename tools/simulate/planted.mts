/**
 * Faults that the simulation has to find: each is put into the product's code while it is bundled. The
 * second list is what it has found in that code itself, put back.
 */
import type { Planted } from './bundle.mts';

export interface KnownFault extends Planted {
  name: string;
  /** A schedule that finds it. */
  seed: number;
}

const leads = (file: string) => `lib/features/leads/${file}`;

export const plantedFaults: readonly KnownFault[] = [
  {
    name: 'a claim that is not checked',
    file: leads('claims.mts'),
    find: 'AND claimed_until <= $1 AND due_at <= $1',
    put: 'AND due_at <= $1',
    seed: 5_002,
  },
  {
    name: 'an acknowledgement before the commit',
    file: leads('delivery.ts'),
    find: '...(await store.keep(id, content, replaces)),',
    put: `...(void store.keep(id, content, replaces).catch(() => undefined),
        { lead: { id, folio: '000-000-000', state: 'pending', claimedUntil: 0 }, isNew: false }),`,
    seed: 5_000,
  },
  {
    name: 'a retry without its key',
    file: leads('attempt.ts'),
    find: 'await send(submission, lead.id)',
    put: "await send(submission, lead.attempts > 1 ? '' : lead.id)",
    seed: 5_002,
  },
  {
    name: 'a key change that forgets one row',
    file: leads('key-ring.mts'),
    find: 'const [currentId, currentKey] = current;',
    put: `const [currentId, currentKey] = current;
      if (keys.size > 1) keys.delete([...keys.keys()].at(-1));`,
    seed: 6_116,
  },
  {
    name: 'a retention off by one day',
    file: leads('worker.ts'),
    find: 'store.sweep(blockedDays * DAY_MS)',
    put: 'store.sweep((blockedDays + 1) * DAY_MS)',
    seed: 5_240,
  },
  {
    name: 'a move out of the spool that the store did not take',
    file: leads('moving.mts'),
    find: 'await to.adopt(row);',
    put: 'await to.adopt(row).catch(() => undefined);',
    seed: 7_974,
  },
  {
    name: 'a lost wake-up',
    file: leads('worker.ts'),
    find: 'isDue(schedule.hastenedAt, HASTEN_MS, now) && recovery.take()',
    put: 'recovery.take() && isDue(schedule.hastenedAt, HASTEN_MS, now)',
    seed: 5_748,
  },
  {
    name: 'a folio from too few bits',
    file: leads('folio.mts'),
    find: 'random(10 ** (LENGTH - 1))',
    put: 'random(2 ** 4)',
    seed: 7_168,
  },
  {
    name: 'a response read after its time limit',
    file: 'lib/content/gateway/transport.ts',
    find: 'await withDeadline(SUBMIT_LIMIT_MS, work, null, timer)',
    put: 'await work(new AbortController().signal)',
    seed: 5_042,
  },
  {
    name: 'a delivered mark before the answer',
    file: leads('attempt.ts'),
    find: 'const result = await send(submission, lead.id);',
    put: `await store.markDelivered(lead.id).catch(() => undefined);
      const result = await send(submission, lead.id);`,
    seed: 5_000,
  },
  {
    name: 'a clock used across instances',
    file: leads('store.mts'),
    find: 'const parts = { database, keys, ...given };',
    put: `const startedAt = given.now();
    const parts = { database, keys, ...given, now: () => given.now() - startedAt };`,
    seed: 5_002,
  },
];

export const mendedFaults: readonly KnownFault[] = [
  {
    name: 'kept is said of a lead that the gateway has just refused',
    file: leads('attempt.ts'),
    find: "if (end === 'rejected' && refuse) {",
    put: `if (end === 'rejected' && refuse) {
      await store.markUndeliverable(lead, reason);`,
    seed: 95_956,
  },
  {
    name: 'a process sends again what it knows to be delivered',
    file: leads('attempt.ts'),
    find: 'taken.has(id)',
    put: 'false',
    seed: 5_232,
  },
  {
    name: 'a retry of all sends again what the gateway may have taken',
    file: leads('tending.mts'),
    find: 'unknown_ends = 0',
    put: 'TRUE',
    seed: 6_116,
  },
];
