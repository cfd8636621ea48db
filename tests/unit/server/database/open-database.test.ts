import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorReason } from '@/lib/server/database/error-reason';
import { closeDatabase, openDatabase } from '@/lib/server/database/open-database.mts';

const folder = () => process.env.EMBEDDED_DATA_DIR ?? '';

afterEach(closeDatabase);

test('is one for the process, in the file of the leads, readable for its user alone', async () => {
  const [first, second] = await Promise.all([openDatabase(), openDatabase()]);
  expect(first).toBe(second);
  expect(readdirSync(folder())).toContain('leads.sqlite');
  expect(statSync(path.join(folder(), 'leads.sqlite')).mode & 0o777).toBe(0o600);
});

test('that could not be opened is tried again', async () => {
  rmSync(folder(), { recursive: true, force: true });
  // No folder can be made where a file stands.
  writeFileSync(folder(), '');
  await expect(openDatabase()).rejects.toThrow();
  rmSync(folder());
  mkdirSync(folder());
  const database = await openDatabase();
  expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('holds the tables of several stores, made once', async () => {
  const schema = (name: string) => `CREATE TABLE IF NOT EXISTS ${name} (id INTEGER PRIMARY KEY);`;
  const database = await openDatabase();
  for (const name of ['one', 'two', 'one']) await database.create(schema(name));
  await database.query('INSERT INTO one VALUES ($1)', [7]);
  expect(await database.query('SELECT id FROM one')).toEqual([{ id: 7 }]);
  expect(await database.query('SELECT id FROM two')).toEqual([]);
});

test('keeps what was written after it was closed, and is safe on a crash', async () => {
  const before = await openDatabase();
  await before.create('CREATE TABLE IF NOT EXISTS kept (id INTEGER PRIMARY KEY);');
  await before.query('INSERT INTO kept VALUES (1)');
  await closeDatabase();
  const after = await openDatabase();
  expect(after).not.toBe(before);
  expect(await after.query('SELECT id FROM kept')).toEqual([{ id: 1 }]);
  expect(await after.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await after.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await after.query('PRAGMA secure_delete')).toEqual([{ secure_delete: 1 }]);
});

test.each([
  [
    Object.assign(new Error('INSERT … "Ana"'), { errstr: 'database or disk is full' }),
    'database or disk is full',
  ],
  [Object.assign(new Error('connect 10.0.0.1'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  [new TypeError('Ana'), 'TypeError'],
  ['Ana', 'unknown'],
])('the log gets a reason without content: %#', (error, reason) => {
  expect(errorReason(error)).toBe(reason);
});
