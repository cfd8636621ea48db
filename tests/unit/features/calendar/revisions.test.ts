import { rmSync, writeFileSync } from 'node:fs';
import { closeDatabase } from '@/lib/server/database/open-database.mts';

const START = Date.parse('2026-11-24T16:00:30Z');
/** Minutes from 2026 to the start. */
const MINUTES = (Date.parse('2026-11-24T16:00:00Z') - Date.UTC(2026, 0, 1)) / 60_000;
const MINUTE = 60_000;
const zone = { branchId: 1, zoneId: 2 };
const given = process.env.EMBEDDED_DATA_DIR;

let now = START;
let errors: jest.SpyInstance;
let folders = 0;
beforeEach(async () => {
  now = START;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  folders += 1;
  process.env.EMBEDDED_DATA_DIR = `${given}/revisions-${folders}`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeDatabase();
});
afterAll(() => void (process.env.EMBEDDED_DATA_DIR = given));

/** As another process over the same store. */
async function newProcess() {
  await closeDatabase();
  Reflect.deleteProperty(globalThis, Symbol.for('via-limpia.calendar-revisions'));
  jest.resetModules();
  const { log } = await import('@/lib/server/observability/logger');
  errors = jest.spyOn(log, 'error').mockReturnValue();
  const { revisionOf } = await import('@/lib/features/calendar/revisions');
  return revisionOf;
}

/** From now on the store cannot be opened. */
async function breakStore(): Promise<void> {
  const { EMBEDDED_DATA_DIR: folder = '' } = process.env;
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, '');
}
function mendStore(): void {
  rmSync(process.env.EMBEDDED_DATA_DIR ?? '', { recursive: true, force: true });
}

test('SEQUENCE is the minutes since 2026 of the first sight, and stays', async () => {
  const revisionOf = await newProcess();
  const first = { fingerprint: 'a', sequence: MINUTES, revisedAt: START };
  expect(await revisionOf(zone, 'a', true)).toEqual(first);
  now += 90 * MINUTE;
  expect(await revisionOf(zone, 'a', true)).toEqual(first);
  expect(await (await newProcess())(zone, 'a', true)).toEqual(first);
  expect(2 ** 31 / (60 * 24 * 366)).toBeGreaterThan(4_000);
});

test('rises with the text, also twice in a minute', async () => {
  const revisionOf = await newProcess();
  await revisionOf(zone, 'a', true);
  expect(await revisionOf(zone, 'b', true)).toMatchObject({ sequence: MINUTES + 1 });
  now += 30 * MINUTE;
  expect(await revisionOf(zone, 'c', true)).toEqual({
    fingerprint: 'c',
    sequence: MINUTES + 30,
    revisedAt: now,
  });
});

test('rises also after the store was lost', async () => {
  const before = await (await newProcess())(zone, 'a', true);
  await breakStore();
  mendStore();
  now += MINUTE;
  const after = await (await newProcess())(zone, 'b', true);
  expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
});

test('a zone that never had weekly collections has no revision, one that had does', async () => {
  const revisionOf = await newProcess();
  expect(await revisionOf(zone, 'sin días', false)).toBeUndefined();
  expect(await revisionOf(zone, 'sin días', false)).toBeUndefined();
  await revisionOf(zone, 'a', true);
  now += MINUTE;
  const changed = { fingerprint: 'sin días', sequence: MINUTES + 1, revisedAt: now };
  expect(await revisionOf(zone, 'sin días', false)).toEqual(changed);
  now += MINUTE;
  expect(await (await newProcess())(zone, 'sin días', false)).toEqual(changed);
});

describe('while the store is unavailable', () => {
  test('a process goes on with what it knows, and says so every 15 s', async () => {
    const revisionOf = await newProcess();
    const known = await revisionOf(zone, 'a', true);
    await breakStore();
    Reflect.get(globalThis, Symbol.for('via-limpia.calendar-revisions')).opening = undefined;
    now += 5 * MINUTE;
    for (let at = 0; at < 3; at += 1) expect(await revisionOf(zone, 'a', true)).toEqual(known);
    expect(errors).toHaveBeenCalledTimes(1);
    expect(errors).toHaveBeenCalledWith({ reason: expect.any(String) }, 'calendar store');
    expect(await revisionOf(zone, 'b', true)).toMatchObject({ sequence: MINUTES + 5 });
    now += 14_000;
    await revisionOf(zone, 'b', true);
    expect(errors).toHaveBeenCalledTimes(1);
    now += 2_000;
    await Promise.all([1, 2, 3].map(() => revisionOf(zone, 'b', true)));
    expect(errors).toHaveBeenCalledTimes(2);
  });

  test('what was served stays, and never falls, when it is back', async () => {
    const stored = await (await newProcess())(zone, 'a', true);
    // A process that knows nothing, with a store that fails once.
    const revisionOf = await newProcess();
    const { openDatabase } = await import('@/lib/server/database/open-database.mts');
    now += 10 * MINUTE;
    const query = jest
      .spyOn(await openDatabase(), 'query')
      .mockRejectedValueOnce(new Error('gone'));
    const served = await revisionOf(zone, 'a', true);
    expect(query).toHaveBeenCalled();
    expect(served?.sequence).toBe((stored?.sequence ?? 0) + 10);
    now += 16_000;
    expect(await revisionOf(zone, 'a', true)).toEqual(served);
    expect(await (await newProcess())(zone, 'a', true)).toEqual(served);
  });

  test('a zone without weekly collections may have subscribers: a revision all the same', async () => {
    await breakStore();
    const revisionOf = await newProcess();
    const served = await revisionOf(zone, 'sin días', false);
    expect(served).toMatchObject({ sequence: MINUTES, revisedAt: START });
    now += MINUTE;
    mendStore();
    expect(await revisionOf(zone, 'sin días', false)).toBeUndefined();
  });
});
