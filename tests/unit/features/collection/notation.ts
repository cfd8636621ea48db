import type { CollectionSchedule } from '@/lib/features/collection/schedule';

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** A schedule in the notation of the corpus (`corpus/label.ts`). */
export const notationOf = (schedule: CollectionSchedule | undefined): string | undefined =>
  schedule
    ?.map(({ weekdays, from, to }) => {
      const hours =
        from === undefined ? '' : ` ${clock(from)}-${to === undefined ? '' : clock(to)}`;
      return `${weekdays.join('')}${hours}`;
    })
    .join('; ');
