import { setTimeout as sleep } from 'node:timers/promises';
import {
  faultsOf,
  timesOf,
  underLoad as requestsUnderLoad,
  wholePage,
  type Load,
  type Sample,
} from '@/tests/support/load';

/** What drills measure. */
const CROWD: Load = { clients: 20, patienceMs: 10_000 };
/** Enough to have visits under way at any time; measures nothing, so nothing is too late. */
export const FEW: Load = { clients: 4, patienceMs: 60_000 };

/** Lets visitors request one page after the other while `events` happen. */
export async function underLoad(
  nextUrl: () => string,
  events: (soFar: readonly Sample[]) => Promise<void>,
  load = CROWD,
) {
  const visits = await requestsUnderLoad('', () => wholePage(nextUrl()), load, events);
  const { slowest } = timesOf(visits);
  return { count: visits.length, slowest, failures: faultsOf(visits) };
}

/** Resolves when so many more visits have been made. */
export async function moreVisits(soFar: readonly Sample[], more: number): Promise<void> {
  const goal = soFar.length + more;
  while (soFar.length < goal) await sleep(20);
}
