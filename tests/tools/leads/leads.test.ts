import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createEncryption, newKey } from '@/lib/features/leads/encryption.mts';
import { newFolio } from '@/lib/features/leads/folio.mts';
import { createOutbox, type Outbox } from '@/lib/features/leads/outbox.mts';
import type { Database } from '@/lib/server/database/database.mts';
import { openSqlite } from '@/lib/server/database/sqlite.mts';
import { message } from '@/tests/support/submission-payloads';
import { newFolder } from '@/tests/support/new-folder';

const folder = newFolder();
const LEADS_KEY = newKey();
const env = { ...process.env, EMBEDDED_DATA_DIR: folder, LEADS_KEY };
let database: Database;
let outbox: Outbox;
let folio: string;

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['tools/leads/leads.mts', ...args], { env, encoding: 'utf8' });

beforeAll(async () => {
  database = openSqlite(path.join(folder, 'outbox.sqlite'));
  const encryption = createEncryption(LEADS_KEY);
  const parts = { now: () => Date.now(), newFolio, random: () => 1 };
  outbox = await createOutbox({ database, encryption, ...parts });
  const body = { ...message, name: '=1+1', message: 'Dos líneas,\n"citadas"' };
  const { lead } = await outbox.store('key', { call: 'message', body });
  await outbox.retry(lead, 'http-503');
  ({ folio } = lead);
});
afterAll(() => database.close());

test('the command without arguments lists undelivered leads with the reason', () => {
  const { stdout, status } = run();
  expect(stdout).toContain('pending 1, undeliverable 0, held 0, delivered 0');
  expect(stdout).toContain(folio);
  expect(stdout).toContain('http-503');
  expect(stdout).not.toContain('citadas');
  expect(status).toBe(0);
});

test('an export decrypts leads into a new file that only its user can read', () => {
  const file = path.join(folder, 'leads.csv');
  expect(run('export', file)).toMatchObject({ status: 0 });
  const csv = readFileSync(file, 'utf8');
  expect(csv).toMatch(/^\ufefffolio,received,state,attempts,reason,call,/);
  expect(csv).toContain(`${folio},`);
  expect(csv).toContain(`,'=1+1,`);
  expect(csv).toContain('"Dos líneas,\n""citadas"""');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(run('export', file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('EEXIST'),
  });
  writeFileSync(file, '');
});

test('a retry makes a lead due', async () => {
  expect(run('retry', folio.replaceAll('-', ' '))).toMatchObject({ status: 0 });
  expect(await outbox.claim(1)).toMatchObject([{ folio }]);
});

test.each([
  [['retry', '482-109-375'], 'Name a folio'],
  [['retry', '000-000-000'], 'No undelivered lead has this folio.'],
  [['erase'], 'Name a folio'],
  [['export'], 'Name a new file'],
])('the command %j ends with 1 and one sentence', (args, sentence) => {
  const { status, stderr } = run(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
});

test('a held lead is listed, and only its folio releases it', async () => {
  const held = await outbox.store('held', { call: 'message', body: message }, { isHeld: true });
  expect(run().stdout).toMatch(/held 1/);
  expect(run().stdout).toContain(held.lead.folio);
  expect(run('retry')).toMatchObject({ status: 0 });
  expect(await outbox.count()).toMatchObject({ held: 1 });
  expect(run('retry', held.lead.folio)).toMatchObject({ status: 0 });
  expect(await outbox.count()).toMatchObject({ held: 0 });
  await outbox.erase(held.lead.folio);
});

test('an erased lead no longer exists, and a new key has the format of LEADS_KEY', async () => {
  expect(run('erase', folio)).toMatchObject({ status: 0 });
  expect(await outbox.undelivered()).toEqual([]);
  expect(() => createEncryption(run('new-key').stdout)).not.toThrow();
});
