import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { ListUnavailable } from '@/components/ui/EmptyState';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Zone } from '@/lib/content/gateway/branches';
import { zoneTimesText } from '@/lib/features/zone-sheet/times';
import styles from '@/components/branches/BranchZoneList.module.css';
import shared from '@/components/ui/shared.module.css';

const ASK_BY_PHONE = 'Consulta los días y el horario de esta zona por teléfono.';

export interface BranchZoneListProps {
  zones: Zone[];
  /** The zone of this page; its details precede the links to the others. */
  selected: Zone | undefined;
  /** True if the zones could not be read, so that there may be some. */
  lacksZones: boolean | undefined;
  hrefOf: (zone: Zone) => string;
  /** Notices above the dates, which may contradict them. */
  notices?: ReactNode;
  /** Renders the next collection of a zone; undefined if its text has no weekly days. */
  zoneDates?: (zone: Zone) => ReactNode;
}

/** The zones of a branch, each with its next collection and a link to its page. */
export function BranchZoneList(props: BranchZoneListProps) {
  const { zones, selected, lacksZones, hrefOf, notices, zoneDates } = props;
  if (zones.length === 0 && !lacksZones) return null;
  const others = zones.filter((zone) => zone !== selected);
  return (
    <Section
      ground={selected ? 'white' : 'mist'}
      labelledBy="zonas"
      className={clsx(styles.section, selected && styles.unprinted)}
    >
      <SectionHeading
        id="zonas"
        title="Zonas de servicio"
        lead={selected ? undefined : 'Elige tu zona para conocer los días y el horario de paso.'}
      />
      {notices}
      {lacksZones && <ListUnavailable />}
      <div className={selected && styles.beside}>
        {selected && <ZoneDetails zone={selected} />}
        <ul className={styles.list}>
          {others.map((zone) => (
            <li key={hrefOf(zone)} className={styles.zone}>
              <SiteLink href={hrefOf(zone)} className={clsx(shared.wholeLink, styles.name)}>
                {zone.title}
                <Icon name="arrow" />
              </SiteLink>
              {!selected && (
                <div data-print="hide">{zoneDates?.(zone) ?? <Times zone={zone} />}</div>
              )}
              <p data-print="only">
                <Times zone={zone} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const Times = ({ zone }: { zone: Zone }) => zoneTimesText(zone) || ASK_BY_PHONE;

function ZoneDetails({ zone }: { zone: Zone }) {
  const times = [
    { icon: 'calendar', label: 'Frecuencia', value: zone.frequency.trim() },
    { icon: 'clock', label: 'Horario', value: zone.timetable.trim() },
  ] as const;
  const known = times.filter(({ value }) => value !== '');
  return (
    <article className={shared.stack3}>
      <h3>{zone.title}</h3>
      {known.length > 0 ? (
        <dl className={styles.times}>
          {known.map(({ icon, label, value }) => (
            <div key={label} className={styles.time}>
              <Icon name={icon} size={24} />
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{ASK_BY_PHONE}</p>
      )}
      {zone.image_name && (
        <figure>
          <Picture
            file={zone.image_name}
            alt={zone.alt || zone.title_img}
            sizes="(min-width: 75em) 740px, (min-width: 56.25em) 60vw, 100vw"
            ratio="16/9"
            isRounded
          />
          {zone.alt && zone.title_img && (
            <figcaption className={shared.caption}>{zone.title_img}</figcaption>
          )}
        </figure>
      )}
    </article>
  );
}
