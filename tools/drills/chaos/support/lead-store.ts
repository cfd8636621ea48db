import { readFile } from 'node:fs/promises';
import { newKey, readKeyRing } from '@/lib/features/leads/key-ring.mts';
import { createLeadStore } from '@/lib/features/leads/store.mts';
import type { Database } from '@/lib/server/database/database.mts';
import type { FaultKind } from '@/tools/gateway/faults';
import type { Instance } from './instance';
import { filesBelow } from './process';

/** What happens while the gateway has one of its faults. */
interface Trouble {
  during: FaultKind;
  /** How long about, in ms. */
  ms: number;
  happen(instances: readonly Instance[]): Promise<void>;
}

/** A span of `performance.now()`. */
export interface Span {
  from: number;
  to: number;
}

/** The site's store of leads, to be broken and looked into. */
export interface LeadStore {
  name: string;
  instances: number;
  env: Record<string, string>;
  /** Of its files. */
  folder: string;
  /** Around the first start of the instances. */
  begin(start: () => Promise<void>): Promise<void>;
  troubles: readonly Trouble[];
  /** When it could not be written. */
  outages: Span[];
  /** When nothing at all could be written; a part of `outages`. */
  full: Span[];
  /** As an operator's command opens it. */
  open(): Promise<Database>;
  /** The rows of a query. */
  ask(sql: string): Promise<Record<string, unknown>[]>;
  /** Writes all that is in memory to the files. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}

/** The leads in it. */
export async function leadRows({ ask }: LeadStore) {
  const rows = await ask('SELECT id, folio, state, haste, payload IS NOT NULL AS kept FROM leads');
  return rows.map(({ id, folio, state, haste, kept }) => ({
    id: String(id),
    folio: String(folio),
    state: String(state),
    /** Pending, and not sent earlier when the gateway is back (docs/operations.md). */
    isPaused: state === 'pending' && haste === 'never',
    hasContent: Boolean(kept),
  }));
}

export type LeadRow = Awaited<ReturnType<typeof leadRows>>[number];

/** Sends what waits or was given up, one lead after the other, as an operator does. Returns their ids. */
export async function retryLeads(store: LeadStore): Promise<string[]> {
  const left = (await leadRows(store)).filter(({ hasContent }) => hasContent);
  const database = await store.open();
  try {
    // No content is read: any key does.
    const operator = await createLeadStore(database, readKeyRing(newKey()));
    for (const { folio } of left) await operator.retry(folio);
  } finally {
    await database.close();
  }
  return left.map(({ id }) => id);
}

/** Runs the work and adds the time that it took. */
export async function timed(spans: Span[], work: () => Promise<void>): Promise<void> {
  const span = { from: performance.now(), to: Infinity };
  spans.push(span);
  await work();
  span.to = performance.now();
}

/** Files below the folder, their bytes, and what of the text is in which file. */
export async function searchFiles(folder: string, text: RegExp) {
  const files = await filesBelow(folder);
  const found = new Map<string, string>();
  for (const { path } of files) {
    const bytes = await readFile(path).catch(() => Buffer.of());
    for (const [match] of bytes.toString('latin1').matchAll(text)) found.set(match, path);
  }
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0), found };
}
