import 'server-only';
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Branch, Zone } from '@/lib/content/gateway/branches';
import { zoneCalendar } from '@/lib/features/calendar/calendar';
import type { ServiceException } from '@/lib/features/collection/holidays/exceptions';
import type { Revision } from '@/lib/features/calendar/revision-store';
import {
  calendarSubject,
  fingerprintOf,
  type CalendarSubject,
} from '@/lib/features/calendar/subject';

interface KeptCalendar {
  subject: CalendarSubject;
  fingerprint: string;
  textOf: (revision: Revision) => string;
}

/** Some 5 kB each. By what the records say, so that no name of a zone makes one anew. */
const calendars = new LRUCache<string, KeptCalendar>({ max: 1_000 });

type Exceptions = readonly ServiceException[];

function makeCalendar(branch: Branch, zone: Zone, page: string, exceptions: Exceptions) {
  const subject = calendarSubject(branch, zone, page, exceptions);
  let last: { of: Revision; text: string } | undefined;
  const calendar: KeptCalendar = {
    subject,
    fingerprint: fingerprintOf(subject),
    textOf(revision) {
      const { sequence, revisedAt } = revision;
      if (last?.of.sequence !== sequence || last.of.revisedAt !== revisedAt)
        last = { of: revision, text: zoneCalendar(subject, revision) };
      return last.text;
    },
  };
  return calendar;
}

/** What a zone's calendar is made of, once while branch, zone and exceptions are the same. */
export function keptCalendar(
  branch: Branch,
  zone: Zone,
  page: string,
  exceptions: Exceptions,
): KeptCalendar {
  const said = JSON.stringify([{ ...branch, zones: [] }, zone, page, exceptions]);
  const key = hash('sha1', said, 'base64url');
  const known = calendars.get(key);
  if (known) return known;
  const made = makeCalendar(branch, zone, page, exceptions);
  calendars.set(key, made);
  return made;
}
