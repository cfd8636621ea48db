import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { newKey, readKeyRing } from '@/lib/features/leads/key-ring.mts';
import { openLeadStore } from '@/lib/features/leads/open-store.mts';
import { breakStore, emptyStore, newId } from './support';

const { LEADS_KEY: given } = process.env;
const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);

beforeEach(() => written.mockClear());
afterEach(() => void (process.env.LEADS_KEY = given));
afterAll(() => written.mockRestore());

const dataFile = (name: string) => path.join(process.env.EMBEDDED_DATA_DIR ?? '', name);

test('without a key one is made beside the database, and said once, never shown', async () => {
  delete process.env.LEADS_KEY;
  const store = await emptyStore();
  await store.keep(newId(), 'secreto');
  expect(readdirSync(dataFile('.'))).toEqual(expect.arrayContaining(['leads.key', 'leads.sqlite']));
  expect(statSync(dataFile('leads.key')).mode & 0o777).toBe(0o600);
  const key = readFileSync(dataFile('leads.key'), 'utf8').trim();
  const lines = written.mock.calls.map(([line]) => String(line));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, file: dataFile('leads.key') });
  expect(lines.join()).not.toContain(key.split(':')[1]);
});

test('with a key there is no key file', async () => {
  const key = newKey();
  process.env.LEADS_KEY = key;
  const store = await emptyStore();
  expect(readdirSync(dataFile('.'))).not.toContain('leads.key');
  await store.keep(newId(), 'secreto');
  expect(await store.undelivered()).toMatchObject([{ content: 'secreto' }]);
  expect(() => readKeyRing(key)).not.toThrow();
});

test('is one for the process', async () => {
  const store = await emptyStore();
  expect(await Promise.all([openLeadStore(), openLeadStore()])).toEqual([store, store]);
});

test('that could not be opened is tried again', async () => {
  await emptyStore();
  await breakStore();
  await expect(openLeadStore()).rejects.toThrow();
  await expect(openLeadStore()).rejects.toThrow();
  const store = await emptyStore();
  expect(await store.countWaiting()).toBe(0);
});
