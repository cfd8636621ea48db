import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { SiteLink } from '@/components/ui/SiteLink';
import { nextCollection } from '@/lib/features/collection/collections';
import { nextText, restDaysText } from '@/lib/features/collection/texts';
import { dateOf, wallTime } from '@/lib/features/collection/wall-clock';
import type { ZoneAnswer, ZoneResult } from '@/lib/features/zone-finder/answer';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/zone-finder/ZoneResults.module.css';
import shared from '@/components/ui/shared.module.css';

/** Suggestions after a search that finds no zone, or no exact match. */
export function NothingFound() {
  return (
    <p className={shared.measure}>
      Prueba con otra colonia, tu ciudad o tu código postal, consulta{' '}
      <SiteLink href={routes.branches()}>todas las sucursales</SiteLink> o llámanos al{' '}
      <PhoneLinks className={shared.nowrap} />.
    </p>
  );
}

interface ResultRowProps {
  href: string;
  title: string;
  place: string;
  icon: 'calendar' | 'pin';
  children: ReactNode;
}

/** One result. The complete row is its link. */
export function ResultRow({ href, title, place, icon, children }: ResultRowProps) {
  return (
    <li className={styles.row}>
      <SiteLink href={href} className={clsx(shared.wholeLink, styles.link)}>
        <span className={styles.title}>{title}</span> <span className={shared.small}>{place}</span>
      </SiteLink>
      {children && (
        <p className={styles.times}>
          <Icon name={icon} />
          <span>{children}</span>
        </p>
      )}
      <span className={styles.arrow}>
        <Icon name="arrow" />
      </span>
    </li>
  );
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' · ');

/** Returns the next collection of a zone, or its weekly program as the editor wrote it. */
function times({ dates, program }: ZoneResult, now: number): ReactNode {
  if (!dates) return program && <strong>{program}</strong>;
  const wall = wallTime(dates.clock, now);
  const next = nextCollection(dates.schedule, wall);
  const { label, day, hours } = next
    ? nextText(next, wall, dates.isOnlyProgram)
    : { label: '', day: program, hours: '' };
  const note = restDaysText(dates, dateOf(wall), 7);
  return (
    <>
      {label} <strong>{[day, hours].filter(Boolean).join(', ')}</strong>
      {note && <span className={clsx(shared.small, shared.block)}>{note}</span>}
    </>
  );
}

interface ZoneResultsProps {
  answer: ZoneAnswer;
  /** The time that decides the next collections. */
  now: number;
  /** False while the answer belongs to an earlier text: it stays visible but cannot be used. */
  isCurrent: boolean;
}

/** The zones and branches found, each a link to its page. */
export function ZoneResults({ answer, now, isCurrent }: ZoneResultsProps) {
  const { results, isNear, asks } = answer;
  return (
    <div className={styles.results} inert={!isCurrent} aria-busy={!isCurrent}>
      {results.length > 0 && (
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
                icon="calendar"
              >
                {times(result, now)}
              </ResultRow>
            );
          })}
        </ul>
      )}
      {((results.length === 0 && !asks) || isNear) && <NothingFound />}
    </div>
  );
}
