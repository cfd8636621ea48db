import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Submission } from '@/lib/content/gateway/submissions';
import { openLeadStore } from '@/lib/features/leads/open-store.mts';
import type { Retry } from '@/lib/features/leads/retry.mts';
import type { ClaimedLead } from '@/lib/features/leads/lead.mts';
import type { LeadStore } from '@/lib/features/leads/store.mts';
import { closeDatabase } from '@/lib/server/database/open-database.mts';
import { metrics } from '@/lib/server/observability/metrics';
import { quote } from '@/tests/support/submission-payloads';

export const FOLIO = /^\d{3}-\d{3}-\d{3}$/;
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export const submission: Submission = { call: 'quote', body: quote };
export const newId = () => randomUUID();

/** All bytes of the files of a folder and its subfolders, one after the other. */
export function bytesOf(folder: string): Buffer {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return Buffer.concat(files.map((file) => readFileSync(path.join(file.parentPath, file.name))));
}

async function closeStore(): Promise<void> {
  await closeDatabase();
  globalThis.leadStorePromise = undefined;
}

let folders = 0;
/** The store of the process, empty, in a folder of its own. */
export async function emptyStore(): Promise<LeadStore> {
  await closeStore();
  folders += 1;
  const own = process.env.EMBEDDED_DATA_DIR?.replace(/(?:\/store-\d+)?$/, `/store-${folders}`);
  process.env.EMBEDDED_DATA_DIR = own;
  return openLeadStore();
}

/** What `postpone` is told of a lead that the gateway has certainly not got. */
export const after = (pauseMs: number, haste: Retry['haste'] = 'always'): Retry => ({
  pauseMs,
  haste,
  posts: 0,
  ownFailures: 0,
  unknownEnds: 0,
});

/** Claims one pending lead as another process would, due or not. */
export async function claimOne(store: LeadStore, id: string): Promise<ClaimedLead | undefined> {
  await store.hasten();
  return (await store.claimDue(10_000)).find((lead) => lead.id === id);
}

/** From now on the store of the process cannot be opened, until the next `emptyStore`. */
export async function breakStore(): Promise<void> {
  const { EMBEDDED_DATA_DIR: folder = '' } = process.env;
  await closeStore();
  rmSync(folder, { recursive: true, force: true });
  // No folder can be made where a file stands.
  writeFileSync(folder, '');
}

/** Stops the clock; returns how to move it. It goes on after the test. */
export function stopClock(): (ms: number) => void {
  let now = Date.now();
  const spied = jest.spyOn(Date, 'now').mockImplementation(() => now);
  stopped.push(() => spied.mockRestore());
  return (ms) => void (now += ms);
}
const stopped: (() => void)[] = [];
afterEach(() => stopped.splice(0).forEach((start) => start()));

/** Values of a metric by the value of its only label, '' for none. */
export async function metric(name: string): Promise<Record<string, number>> {
  const found = metrics().registry.getSingleMetric(name);
  const { values } = (await found?.get()) ?? { values: [] };
  return Object.fromEntries(
    values.map(({ labels, value }) => [String(Object.values(labels)[0] ?? ''), value]),
  );
}
