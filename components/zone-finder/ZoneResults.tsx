import clsx from 'clsx';
import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SiteLink } from '@/components/ui/SiteLink';
import { nextCollection } from '@/lib/features/collection/collections';
import { nextText, restDaysText } from '@/lib/features/collection/texts';
import { dateOf, wallTime } from '@/lib/features/collection/wall-clock';
import type { ZoneAnswer, ZoneResult } from '@/lib/features/zone-finder/answer';
import { routes } from '@/lib/server/routing/routes';
import whole from '@/components/ui/WholeLink.module.css';
import styles from '@/components/zone-finder/ZoneList.module.css';
import shared from '@/components/ui/shared.module.css';

/** The ways on from a search that finds no zone, or none that is exactly that. */
export function NothingFound() {
  return (
    <p className={shared.measure}>
      Pruebe con otra colonia, su ciudad o su código postal, consulte{' '}
      <SiteLink href={routes.branches()}>todas las sucursales</SiteLink> o llámenos al{' '}
      <PhoneLinks className={shared.nowrap} />.
    </p>
  );
}

interface ResultRowProps {
  href: string;
  title: string;
  place: string;
  /** Before `value`, such as what kind of date it is. */
  label?: string;
  /** '' for a row without. */
  value: string;
  /** '' or absent for none. */
  note?: string;
  icon?: 'calendar' | 'pin';
}

/** One result. The complete row is its link. */
export function ResultRow({
  href,
  title,
  place,
  label = '',
  value,
  note = '',
  icon = 'calendar',
}: ResultRowProps) {
  return (
    <li className={styles.row}>
      <SiteLink href={href} className={clsx(whole.link, styles.link)}>
        <span className={styles.title}>{title}</span> <span className={shared.small}>{place}</span>
      </SiteLink>
      {value && (
        <p className={styles.times}>
          <Icon name={icon} />
          <span>
            {label} <strong>{value}</strong>
            {note && <span className={clsx(shared.small, shared.block)}>{note}</span>}
          </span>
        </p>
      )}
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
    </li>
  );
}

interface ZoneResultsProps {
  answer: ZoneAnswer;
  /** Ms since 1970. */
  now: number;
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

/** When a zone is served next; as the editor wrote it where that is no date. */
function timesOf({ dates, frequency, timetable }: ZoneResult, now: number) {
  const written = joined(frequency, timetable);
  if (!dates) return { value: written };
  const wall = wallTime(dates.clock, now);
  const next = nextCollection(dates.schedule, wall);
  const note = restDaysText(dates, dateOf(wall), 7);
  if (!next) return { value: written, note };
  const { label, day, hours } = nextText(next, wall, dates.isOnlyProgram);
  return { label, value: [day, hours].filter(Boolean).join(', '), note };
}

/** The zones that were found, each a link to its page. */
function ZoneList({ answer: { results }, now }: ZoneResultsProps) {
  return (
    <ul className={styles.list}>
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
  const { results, isNear, asks } = props.answer;
  return (
    <>
      {results.length > 0 && <ZoneList {...props} />}
      {((results.length === 0 && !asks) || isNear) && <NothingFound />}
    </>
  );
}
