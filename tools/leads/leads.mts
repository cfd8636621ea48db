/**
 * Leads that wait for the gateway: `npm run leads`, in the image `node tools/leads/leads.mts`.
 *
 *   npm run leads                       numbers by state, and the oldest
 *   npm run leads -- retry [folio]      now: what waits or was refused, or one whatever it was
 *   npm run leads -- export file.csv    decrypts what is undelivered; asks first, or --yes
 *   npm run leads -- erase folio        erases what a person has sent
 *   npm run leads -- new-key            a key for LEADS_KEY
 *
 * It works beside the running site, on PostgreSQL (DATABASE_URL, LEADS_KEY) or on .data.
 */
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { undeliveredCsv } from './csv.mts';
import { readFolio } from '../../lib/features/leads/folio.mts';
import { newKey } from '../../lib/features/leads/key-ring.mts';
import { openLeadStore } from '../../lib/features/leads/open-store.mts';
import { leadStates } from '../../lib/features/leads/lead.mts';
import type { LeadStore } from '../../lib/features/leads/store.mts';
import { closeDatabase } from '../../lib/server/database/open-database.mts';
import { readEnvironmentFiles } from './environment-files.mts';

function requireFolio(given: string | undefined): string {
  const folio = given === undefined ? undefined : readFolio(given);
  if (folio === undefined) throw new Error('That is no folio: it has nine digits, 123-456-789.');
  return folio;
}

async function showCounts(store: LeadStore): Promise<void> {
  const counts = await store.counts();
  const lines = leadStates.map((state) => `${state.padEnd(14)} ${counts[state]}`);
  const oldest = await store.oldestPending();
  if (oldest !== undefined) {
    const minutes = Math.floor((Date.now() - oldest) / 60_000);
    lines.push(`oldest pending ${new Date(oldest).toISOString()}, ${minutes} min ago`);
  }
  console.log(lines.join('\n'));
}

async function retry(store: LeadStore, given: string | undefined): Promise<void> {
  const folio = given === undefined ? undefined : requireFolio(given);
  const number = await store.retry(folio);
  if (folio !== undefined && number === 0)
    throw new Error(`Nothing undelivered has the folio ${folio}.`);
  console.log(`${number} due now: the running site delivers within seconds.`);
  const { undeliverable } = await store.counts();
  if (folio === undefined && undeliverable > 0)
    console.log(`${undeliverable} left: the gateway may have taken them. Retry them by folio.`);
}

async function isConfirmed(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const unanswered = new Promise<never>((_, reject) => {
    const error = new Error('Nothing was written: answer y, or give --yes.');
    terminal.once('close', () => reject(error));
  });
  // At the end of its input `question` never settles.
  const reply = await Promise.race([terminal.question(`${question} [y/N] `), unanswered]);
  terminal.close();
  return /^y(es)?$/i.test(reply.trim());
}

async function exportTo(store: LeadStore, file: string | undefined, isAsked: boolean) {
  if (file === undefined) throw new Error('Name a file for the export.');
  const question = `Write the personal data of undelivered leads to ${file}?`;
  if (!isAsked && !(await isConfirmed(question))) return console.log('Nothing was written.');
  const { csv, unreadable } = undeliveredCsv(await store.undelivered());
  // Fails where the file exists, whose permissions could be wider.
  await writeFile(file, csv, { mode: 0o600, flag: 'wx' });
  console.log(`Written to ${file}, readable for this user alone. Delete it when it is done with.`);
  if (unreadable > 0) console.log(`${unreadable} cannot be read: their key is missing.`);
}

async function erase(store: LeadStore, given: string | undefined): Promise<void> {
  const folio = requireFolio(given);
  const isErased = await store.erase(folio);
  await store.scrub();
  if (!isErased) throw new Error(`Nothing undelivered has the folio ${folio}.`);
  console.log(`Erased: ${folio}.`);
}

async function run(): Promise<void> {
  const options = { yes: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [command = 'counts', argument] = positionals;
  if (command === 'new-key') return console.log(newKey());
  readEnvironmentFiles();
  const store = await openLeadStore();
  try {
    if (command === 'counts') await showCounts(store);
    else if (command === 'retry') await retry(store, argument);
    else if (command === 'export') await exportTo(store, argument, values.yes === true);
    else if (command === 'erase') await erase(store, argument);
    else throw new Error('The commands are counts, retry, export, erase and new-key.');
  } finally {
    await closeDatabase();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
