import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { found, missing, unavailable, type Result } from '@/lib/content/gateway/result';
import { noteStoreError } from '@/lib/features/leads/attempt';
import { readFolio } from '@/lib/features/leads/folio.mts';
import { openLeadSpool, openLeadStore } from '@/lib/features/leads/open-store.mts';
import type { LeadState } from '@/lib/features/leads/lead.mts';
import type { LeadStore } from '@/lib/features/leads/store.mts';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/tags';
import { globalSingleton } from '@/lib/util/global-singleton';

/** What anybody may know of a lead by its folio. */
export type PublicLeadState = 'pending' | 'delivered' | 'undeliverable';

const PUBLIC: Record<LeadState, Result<PublicLeadState>> = {
  pending: found('pending'),
  delivered: found('delivered'),
  undeliverable: found('undeliverable'),
  blocked: found('undeliverable'),
  erased: missing,
};

/** The state of the lead with this folio, however it was typed. Missing 30 days after its end. */
export async function findLeadState(given: string): Promise<Result<PublicLeadState>> {
  const folio = readFolio(given);
  if (folio === undefined) return missing;
  try {
    const find = async (store: LeadStore | undefined) => store?.findByFolio(folio);
    const lead = (await find(await openLeadSpool())) ?? (await find(await openLeadStore()));
    return lead ? PUBLIC[lead.state] : missing;
  } catch (error) {
    noteStoreError('find', error);
    return unavailable;
  }
}

/** As `findLeadState`, for a page: at most 5 s old, and the page is never stored. */
export async function readLeadState(folio: string): Promise<Result<PublicLeadState>> {
  'use cache';
  cacheTag(UNSTORED_TAG);
  cacheLife(lifetimes.unavailable);
  return findLeadState(folio);
}

type StoreOutcome = 'ok' | 'unavailable';

async function tryToWrite(): Promise<StoreOutcome> {
  try {
    await (await openLeadStore()).checkWritable();
    return 'ok';
  } catch (error) {
    noteStoreError('probe', error);
    return 'unavailable';
  }
}

interface Probe {
  startedAt: number;
  outcome?: Promise<StoreOutcome>;
}

/** A probe is a write that is flushed to disk. */
const PROBE_EVERY_MS = 10_000;
const last = globalSingleton('lead-store-probe', (): Probe => ({ startedAt: 0 }));

/** Whether leads can be stored, at most ten seconds old. Never throws. */
export function probeLeadStore(): Promise<StoreOutcome> {
  const now = performance.now();
  if (last.outcome === undefined || now - last.startedAt >= PROBE_EVERY_MS) {
    last.startedAt = now;
    last.outcome = tryToWrite();
  }
  return last.outcome;
}
