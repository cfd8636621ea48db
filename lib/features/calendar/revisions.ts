import 'server-only';
import { LRUCache } from 'lru-cache';
import {
  createRevisionStore,
  type Revision,
  type RevisionStore,
  type ZoneKey,
} from '@/lib/features/calendar/revision-store';
import { errorReason } from '@/lib/server/database/error-reason';
import { openDatabase } from '@/lib/server/database/open-database.mts';
import { log } from '@/lib/server/observability/logger';
import { globalSingleton } from '@/lib/util/global-singleton';

/** How long a store that failed is not asked again, for the sake of visitors and of the log. */
const STORE_PAUSE_MS = 15_000;
/** Zones whose revision a process remembers. */
const MOST_ZONES = 10_000;
const EPOCH = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;

const state = globalSingleton('calendar-revisions', () => ({
  known: new LRUCache<string, Revision>({ max: MOST_ZONES }),
  opening: undefined as Promise<RevisionStore> | undefined,
  pausedUntil: 0,
}));

async function openStore(): Promise<RevisionStore> {
  const opening = (state.opening ??= openDatabase().then(createRevisionStore));
  try {
    return await opening;
  } catch (error) {
    if (state.opening === opening) state.opening = undefined;
    throw error;
  }
}

/**
 * SEQUENCE is the number of minutes from 2026 to the moment when a text was first seen, so that it
 * rises also where the store was lost. It fits the 31 bits of an INTEGER for 4,000 years.
 */
function newRevision(fingerprint: string, before: Revision | undefined): Revision {
  const now = Date.now();
  const minutes = Math.floor((now - EPOCH) / MINUTE_MS);
  return {
    fingerprint,
    sequence: Math.max(minutes, (before?.sequence ?? -1) + 1),
    revisedAt: now,
  };
}

async function storedRevision(
  zone: ZoneKey,
  fingerprint: string,
  known: Revision | undefined,
  isWeekly: boolean,
): Promise<Revision | undefined> {
  const store = await openStore();
  const stored = await store.find(zone);
  if (stored === undefined && !isWeekly) return undefined;
  const isKnown = known?.fingerprint === fingerprint;
  const isLower = known !== undefined && stored !== undefined && stored.sequence < known.sequence;
  if (stored?.fingerprint === fingerprint && !isLower) return stored;
  return store.keep(zone, isKnown ? known : newRevision(fingerprint, known));
}

/** Logs and starts a pause; several requests may come here at once. */
function noteUnavailable(error: unknown): 'unavailable' {
  if (Date.now() >= state.pausedUntil) {
    state.pausedUntil = Date.now() + STORE_PAUSE_MS;
    log.error({ reason: errorReason(error) }, 'calendar store');
  }
  return 'unavailable';
}

/**
 * The revision of what a zone's calendar says now; undefined where the zone has no weekly collection
 * and never had one. Without the store it is that of this process. Never throws.
 *
 * @param isWeekly whether the zone has a weekly collection.
 */
export async function revisionOf(
  { branchId, zoneId }: ZoneKey,
  fingerprint: string,
  isWeekly: boolean,
): Promise<Revision | undefined> {
  const key = `${branchId}/${zoneId}`;
  const known = state.known.get(key);
  const zone = { branchId, zoneId };
  const stored =
    Date.now() < state.pausedUntil
      ? 'unavailable'
      : await storedRevision(zone, fingerprint, known, isWeekly).catch(noteUnavailable);
  const own = known?.fingerprint === fingerprint ? known : newRevision(fingerprint, known);
  const revision = stored === 'unavailable' ? own : stored;
  if (revision) state.known.set(key, revision);
  else state.known.delete(key);
  return revision;
}
