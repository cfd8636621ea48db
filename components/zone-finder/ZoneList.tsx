import type { Ref } from 'react';
import { ResultRow } from '@/components/zone-finder/ResultRow';
import { nextText } from '@/lib/features/collection/next-text';
import { nextCollection } from '@/lib/features/collection/occurrences';
import type { ZoneResult } from '@/lib/features/zone-finder/answer';
import styles from '@/components/zone-finder/ZoneList.module.css';

interface ZoneListProps {
  results: readonly ZoneResult[];
  /** Ms since 1970. */
  now: number;
  list?: Ref<HTMLUListElement>;
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

/** When a zone is served next; as the editor wrote it where that is no date. */
function timesOf({ schedule, offsets, frequency, timetable }: ZoneResult, now: number) {
  const next = schedule && offsets && nextCollection(schedule, offsets, now);
  if (!next || !offsets) return { label: '', value: joined(frequency, timetable) };
  const { label, day, hours } = nextText(next, offsets, now);
  return { label, value: [day, hours].filter(Boolean).join(', ') };
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
