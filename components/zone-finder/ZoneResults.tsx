import type { Ref } from 'react';
import { NothingFound } from '@/components/zone-finder/NothingFound';
import { ZoneList } from '@/components/zone-finder/ZoneList';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';

interface ZoneResultsProps {
  answer: ZoneAnswer;
  /** Ms since 1970. */
  now: number;
  list?: Ref<HTMLUListElement>;
}

/** What was found, under the status that says how much. */
export function ZoneResults({ answer, now, list }: ZoneResultsProps) {
  const { results, near, asks, askHref } = answer;
  return (
    <>
      <ZoneList results={results} now={now} list={list} />
      {((results.length === 0 && !asks) || near !== undefined) && (
        <NothingFound askHref={askHref} />
      )}
    </>
  );
}
