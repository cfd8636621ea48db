import type { Ref } from 'react';
import { NothingFound } from '@/components/zone-finder/NothingFound';
import { ResultRow } from '@/components/zone-finder/ResultRow';
import { nearExceptionsText, nextText } from '@/lib/features/collection/texts';
import { nextCollection } from '@/lib/features/collection/occurrences';
import { localDate } from '@/lib/features/collection/offsets';
import type { ZoneAnswer, ZoneResult } from '@/lib/features/zone-finder/answer';
import styles from '@/components/zone-finder/ZoneList.module.css';

interface ZoneResultsProps {
  answer: ZoneAnswer;
  /** Ms since 1970. */
  now: number;
  list?: Ref<HTMLUListElement>;
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

/** When a zone is served next; as the editor wrote it where that is no date. */
function timesOf({ dates, frequency, timetable }: ZoneResult, now: number) {
  const written = joined(frequency, timetable);
  if (!dates) return { value: written };
  const next = nextCollection(dates, now);
  const note = nearExceptionsText(dates, localDate(dates.offsets, now));
  if (!next) return { value: written, note };
  const { label, day, hours } = nextText(next, dates.offsets, now);
  return { label, value: [day, hours].filter(Boolean).join(', '), note };
}

/** The zones that were found, each a link to its page. */
function ZoneList({ answer: { results }, now, list }: ZoneResultsProps) {
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

/** What was found, under the status that says how much. */
export function ZoneResults(props: ZoneResultsProps) {
  const { results, near, asks, askHref } = props.answer;
  return (
    <>
      {results.length > 0 && <ZoneList {...props} />}
      {((results.length === 0 && !asks) || near !== undefined) && (
        <NothingFound askHref={askHref} />
      )}
    </>
  );
}
