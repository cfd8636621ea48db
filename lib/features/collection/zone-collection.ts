import 'server-only';
import { cacheLife } from 'next/cache';
import type { ListedBranch, Zone } from '@/lib/content/gateway/branches';
import {
  readServiceNews,
  recentPosts,
  type Notice,
  type ServiceNews,
} from '@/lib/features/collection/notices';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import type { CollectionSchedule } from '@/lib/features/collection/schedule';
import { clockOf, timeZoneOf } from '@/lib/features/collection/time-zone';
import { dateOf, wallTime, type WallClock } from '@/lib/features/collection/wall-clock';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import { phoneText } from '@/lib/company';
import { lifetimes } from '@/lib/server/cache/lifetimes';

/** The local time at a branch. */
interface LocalTime {
  clock: WallClock;
  /** The local date on which the server computed this: `YYYY-MM-DD`. */
  asOf: string;
}

/** The data that a browser needs to show the dates of a zone. */
export interface ZoneCollection extends LocalTime {
  schedule: CollectionSchedule;
  /** The number to call about an uncertain date. */
  phone: string;
  /** Whether a recent notice may contradict the weekly program. */
  isOnlyProgram: boolean;
}

/** The links beside the dates of a branch. */
export interface BranchNotices {
  posts: Notice[];
  questions: Notice[];
}

/** Returns the dates of a zone; undefined if its texts name no weekly days. */
export function zoneCollection(
  branch: ListedBranch,
  zone: Zone,
  news: ServiceNews,
  time: LocalTime,
): ZoneCollection | undefined {
  const schedule = readSchedule(zone);
  return (
    schedule && {
      ...time,
      schedule,
      phone: phoneText(branchPhoneParts(branch)),
      isOnlyProgram:
        !news.isKnown || recentPosts(news.posts, branch.ubication.state, time.asOf).length > 0,
    }
  );
}

async function readTimeIn(timeZone: string): Promise<LocalTime> {
  'use cache';
  cacheLife(lifetimes.found);
  const now = Date.now();
  const clock = clockOf(timeZone, now);
  return { clock, asOf: dateOf(wallTime(clock, now)) };
}

/** Reads the local time at a branch from the cache, because static pages cannot read the clock. */
export const readLocalTime = (branch: ListedBranch): Promise<LocalTime> =>
  readTimeIn(timeZoneOf(branch));

/** Reads the current dates of all zones of a branch, and its notices. */
export async function readBranchDates(branch: ListedBranch, zones: readonly Zone[]) {
  const [time, news] = await Promise.all([readLocalTime(branch), readServiceNews()]);
  const notices: BranchNotices = {
    posts: recentPosts(news.posts, branch.ubication.state, time.asOf),
    questions: news.questions,
  };
  return {
    byZone: new Map(zones.map((zone) => [zone, zoneCollection(branch, zone, news, time)])),
    notices,
  };
}
