import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { findState } from '@/lib/content/catalogue/states';
import { readBranchPage } from '@/lib/features/branches/page';
import type { FaqGrouper } from '@/lib/content/gateway/faqs';
import { listOrEmpty } from '@/lib/content/gateway/result';
import { textOf } from '@/lib/content/html/text';
import { mayStillCome } from '@/lib/features/collection/collections';
import { readSchedule } from '@/lib/features/collection/read-schedule';
import { dateText } from '@/lib/features/collection/texts';
import { clockOf, timeZoneOf } from '@/lib/features/collection/time-zone';
import { addDays, dateOf, wallTime } from '@/lib/features/collection/wall-clock';
import type { ContactPrefill } from '@/lib/features/contact/fields';
import { readFaqGroupers } from '@/lib/features/faq/groupers';
import { lifetimes } from '@/lib/server/cache/lifetimes';
import { UNSTORED_TAG } from '@/lib/server/cache/page-tags.mts';
import { isoDate } from '@/lib/util/format/dates';
import { nameKey } from '@/lib/util/names';

/** The age in days up to which a collection can be reported. */
const OLDEST_DAYS = 31;

const WAIT =
  'Espera una hora después del horario de paso antes de reportarlo: el camión puede venir con retraso.';

interface Asked {
  /** The branch's url, name or id. */
  branch: string;
  zone: string;
  /** `YYYY-MM-DD`. */
  date: string;
}

/**
 * The answer to a request for the report form. `explained`: the collection may still come. `refused`: it
 * cannot be reported. `unavailable`: the page shows an empty form.
 */
export type MissedCollection =
  | {
      status: 'found';
      prefill: ContactPrefill;
      /** "San Román, Campeche: lunes 23 de noviembre. Dinos …". */
      lead: string;
    }
  | { status: 'explained'; explanation: string }
  | { status: 'refused' | 'unavailable' };

const TO_DO = 'Dinos en qué calle y déjanos tus datos.';

async function read(asked: Asked): Promise<MissedCollection> {
  const isAsked = asked.branch !== '' && asked.zone !== '' && isoDate(asked.date) === asked.date;
  if (!isAsked) return { status: 'refused' };
  const page = await readBranchPage(asked.branch, asked.zone);
  if (page.status === 'unavailable') return { status: 'unavailable' };
  if (page.status === 'missing' || page.value.selected === undefined) return { status: 'refused' };
  const { branch, selected } = page.value;
  const instant = Date.now();
  const now = wallTime(clockOf(timeZoneOf(branch), instant), instant);
  const today = dateOf(now);
  if (asked.date > today || asked.date < addDays(today, -OLDEST_DAYS)) return { status: 'refused' };
  const schedule = readSchedule(selected);
  if (schedule && mayStillCome(schedule, asked.date, now)) {
    return { status: 'explained', explanation: WAIT };
  }
  const day = `${dateText(asked.date)} de ${asked.date.slice(0, 4)}`;
  const message = `No pasó el camión el ${day} en la zona ${selected.title}, sucursal ${branch.name}.`;
  const state = findState(branch.ubication.state)?.id;
  const about = `${selected.title}, ${branch.name}: ${dateText(asked.date)}.`;
  return {
    status: 'found',
    // Branches are named after their cities. If the catalogue lacks the state, the visitor chooses the place.
    prefill:
      state === undefined
        ? { message, state: '', city: '' }
        : { message, state: String(state), city: branch.name },
    lead: [about, TO_DO, answerTimes(listOrEmpty(await readFaqGroupers()))].join(' ').trim(),
  };
}

/**
 * Reads the initial content of the report form. It is cached for at most 30 s and its page is never stored,
 * because the number of dates is unbounded.
 */
export async function readMissedCollection(asked: Asked): Promise<MissedCollection> {
  'use cache';
  cacheTag(UNSTORED_TAG);
  const result = await read(asked);
  cacheLife(result.status === 'unavailable' ? lifetimes.unavailable : lifetimes.missing);
  return result;
}

const isAboutMissed = (question: string) =>
  /camion.*no paso|no paso.*camion/.test(nameKey(question));
const saysWhen = (sentence: string) =>
  /\breportes?\b.*\b(?:atiend|resuelv|respond)/i.test(sentence);

/**
 * Returns the company's own sentence about how soon reports are handled, as plain text from its question
 * about a missed truck; undefined without one.
 */
export function answerTimes(groupers: readonly FaqGrouper[]): string | undefined {
  return groupers
    .flatMap(({ frequent_questions }) => frequent_questions)
    .filter(({ question }) => isAboutMissed(question))
    .flatMap(({ answer }) => textOf(answer).split(/(?<=[.!?])\s+/))
    .find(saysWhen);
}
