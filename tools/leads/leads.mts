/**
 * Leads that the gateway does not have yet: `npm run leads`, in the image `node tools/leads/leads.mts`.
 *
 *   npm run leads                       numbers by state, and undelivered leads with the reason
 *   npm run leads -- retry [folio]      sends one undelivered or held lead now, or all but held ones
 *   npm run leads -- export file.csv    decrypts undelivered leads into a new file
 *   npm run leads -- erase folio        erases an undelivered lead
 *   npm run leads -- new-key            prints a key for LEADS_KEY
 *   npm run leads -- inbox              prints what the embedded gateway has received, as JSON
 *
 * It works beside the running site, on PostgreSQL (DATABASE_URL, LEADS_KEY) or on .data.
 */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { newKey } from '../../lib/features/leads/encryption.mts';
import { readFolio } from '../../lib/features/leads/folio.mts';
import { closeOutbox, openOutbox } from '../../lib/features/leads/open-outbox.mts';
import type { Lead, Outbox } from '../../lib/features/leads/outbox.mts';
import { readArguments, refuseArguments } from '../command-line.mjs';
import { dataDir } from '../../lib/util/process.mts';

function requireFolio(typed: string | undefined): string {
  const folio = typed === undefined ? undefined : readFolio(typed);
  if (folio === undefined) throw new Error('Name a folio: nine digits such as 482-109-376.');
  return folio;
}

const received = ({ createdAt }: Lead) => new Date(createdAt).toISOString();

async function list(outbox: Outbox): Promise<void> {
  const { pending, delivered, undeliverable, held } = await outbox.count();
  console.log(
    `pending ${pending}, undeliverable ${undeliverable}, held ${held}, delivered ${delivered}`,
  );
  const leads = await outbox.undelivered();
  if (leads.length === 0) return;
  console.table(
    leads.map((lead) => ({
      folio: lead.folio,
      received: received(lead),
      state: lead.state,
      attempts: lead.attempts,
      reason: lead.reason ?? '',
    })),
  );
}

/** Spreadsheets run a cell that begins with one of these (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Returns one cell (RFC 4180). An apostrophe turns a formula into text. */
function cell(value: unknown): string {
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns leads as CSV, with a column for each field that was sent. */
function toCsv(leads: readonly Lead[]): string {
  const rows = leads.map(({ submission, ...lead }) => ({
    folio: lead.folio,
    received: received({ ...lead, submission }),
    state: lead.state,
    attempts: lead.attempts,
    reason: lead.reason,
    call: submission?.call,
    ...submission?.body,
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return columns.map((name) => cell(values.get(name))).join(',');
  });
  // Spreadsheets recognise UTF-8 by its byte order mark.
  return `\ufeff${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

async function exportTo(outbox: Outbox, file: string | undefined): Promise<void> {
  if (file === undefined) throw new Error('Name a new file for the export.');
  const leads = await outbox.undelivered();
  // The write fails if the file exists, because others might be able to read that file.
  await writeFile(file, toCsv(leads), { mode: 0o600, flag: 'wx' });
  console.log(`${leads.length} undelivered leads written to ${file}. Delete it after use.`);
  const unreadable = leads.filter(({ submission }) => submission === undefined).length;
  if (unreadable > 0) console.log(`${unreadable} cannot be read: their key is missing.`);
}

async function retry(outbox: Outbox, typed: string | undefined): Promise<void> {
  const number = await outbox.retryNow(typed === undefined ? undefined : requireFolio(typed));
  if (typed !== undefined && number === 0) throw new Error('No undelivered lead has this folio.');
  console.log(`${number} due now: the running site sends them within seconds.`);
}

async function erase(outbox: Outbox, typed: string | undefined): Promise<void> {
  const folio = requireFolio(typed);
  if (!(await outbox.erase(folio))) throw new Error('No undelivered lead has this folio.');
  console.log(`Erased: ${folio}.`);
}

function printInbox(): void {
  const file = join(dataDir(), 'inbox.sqlite');
  const sql = 'SELECT id, received_at, kind, body FROM submissions ORDER BY id';
  const rows = existsSync(file) ? new DatabaseSync(file).prepare(sql).all() : [];
  const submissions = rows.map((row) => ({ ...row, body: JSON.parse(String(row.body)) }));
  console.log(JSON.stringify(submissions, null, 2));
}

const USAGE =
  'npm run leads [-- retry [folio] | export <file> | erase <folio> | new-key | inbox | list]';

async function run(): Promise<void> {
  const { positionals } = readArguments(USAGE, { allowPositionals: true });
  const [command = 'list', argument] = positionals;
  if (positionals.length > 2 || !/^(?:list|retry|export|erase|new-key|inbox)$/.test(command))
    refuseArguments(USAGE);
  if (command === 'new-key') return console.log(newKey());
  // Next reads the same files for the site. Variables that are already set stay.
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
  if (command === 'inbox') return printInbox();
  const outbox = await openOutbox();
  if (command === 'list') await list(outbox);
  else if (command === 'retry') await retry(outbox, argument);
  else if (command === 'export') await exportTo(outbox, argument);
  else await erase(outbox, argument);
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await closeOutbox();
}
