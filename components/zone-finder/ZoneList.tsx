import type { Ref } from 'react';
import { ResultRow } from '@/components/zone-finder/ResultRow';
import { nextText } from '@/lib/features/collection/next-text';
import { exceptionsFrom, nextCollection } from '@/lib/features/collection/occurrences';
import { localDate } from '@/lib/features/collection/offsets';
import { exceptionLine } from '@/lib/features/collection/exception-texts';
import type { ZoneResult } from '@/lib/features/zone-finder/answer';
import styles from '@/components/zone-finder/ZoneList.module.css';

interface ZoneListProps {
  results: readonly ZoneResult[];
  /** Ms since 1970. */
  now: number;
  list?: Ref<HTMLUListElement>;
}

/** How far ahead a row tells of dates that are not as in other weeks. */
const NEAR_DAYS = 7;

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

/** When a zone is served next; as the editor wrote it where that is no date. */
function timesOf({ dates, frequency, timetable }: ZoneResult, now: number) {
  const written = joined(frequency, timetable);
  if (!dates) return { label: '', value: written, note: '' };
  const next = nextCollection(dates, now);
  const near = exceptionsFrom(dates, localDate(dates.offsets, now), NEAR_DAYS);
  const note = near.map((exception) => exceptionLine(exception, dates.phone)).join('. ');
  if (!next) return { label: '', value: written, note };
  const { label, day, hours } = nextText(next, dates.offsets, now);
  return { label, value: [day, hours].filter(Boolean).join(', '), note };
}

/** The zones that were found, each a link to its page. */
export function ZoneList({ results, now, list }: ZoneListProps) {
  if (results.length === 0) return null;
  return (
    <ul ref={list} className={styles.list}>
      {results.map((result) => {
        const { zone, branch, state, postalCode, path } = result;
        const code = postalCode && `C.P. ${postalCode}`;
        return (
          <ResultRow
            key={path}
            href={path}
            title={zone || `Sucursal ${branch}`}
            place={zone ? joined(branch, state === branch ? '' : state) : joined(code, state)}
            {...timesOf(result, now)}
          />
        );
      })}
    </ul>
  );
}
