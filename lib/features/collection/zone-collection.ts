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
import { timeZoneOf } from '@/lib/features/collection/time-zone';
import { localDate } from '@/lib/features/collection/wall-clock';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import { phoneText } from '@/lib/util/format/phone-parts';
import { lifetimes } from '@/lib/server/cache/lifetimes';

/** What a browser needs to show the dates of a zone. */
export interface ZoneCollection {
  schedule: CollectionSchedule;
  timeZone: string;
  /** The date at the branch on which the server made this: `YYYY-MM-DD`. */
  asOf: string;
  /** Where to ask about a date that is not certain. */
  phone: string;
  /** Whether a recent notice may say otherwise than the weekly program. */
  isOnlyProgram: boolean;
}

/** What a visitor of a branch reads beside the dates. */
export interface BranchNotices {
  posts: Notice[];
  questions: Notice[];
}

/** Returns the dates of a zone; undefined if its texts name no weekly days. */
export function zoneCollection(
  branch: ListedBranch,
  zone: Zone,
  news: ServiceNews,
  asOf: string,
): ZoneCollection | undefined {
  const schedule = readSchedule(zone);
  return (
    schedule && {
      ...{ schedule, asOf },
      timeZone: timeZoneOf(branch),
      phone: phoneText(branchPhoneParts(branch)),
      isOnlyProgram:
        !news.isKnown || recentPosts(news.posts, branch.ubication.state, asOf).length > 0,
    }
  );
}

/** Reads the date in a time zone. Static pages cannot read the clock. */
async function readDate(timeZone: string): Promise<string> {
  'use cache';
  cacheLife(lifetimes.found);
  return localDate(timeZone, Date.now());
}

/** Reads the dates of a zone as of now. */
export async function readZoneCollection(
  branch: ListedBranch,
  zone: Zone,
): Promise<ZoneCollection | undefined> {
  const [asOf, news] = await Promise.all([readDate(timeZoneOf(branch)), readServiceNews()]);
  return zoneCollection(branch, zone, news, asOf);
}

/** Reads the dates of all zones of a branch, and its notices, as of now. */
export async function readBranchDates(branch: ListedBranch, zones: readonly Zone[]) {
  const [asOf, news] = await Promise.all([readDate(timeZoneOf(branch)), readServiceNews()]);
  const notices: BranchNotices = {
    posts: recentPosts(news.posts, branch.ubication.state, asOf),
    questions: news.questions,
  };
  return {
    byZone: new Map(zones.map((zone) => [zone, zoneCollection(branch, zone, news, asOf)])),
    notices,
  };
}
