import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons';
import { ListUnavailable } from '@/components/ui/ListUnavailable';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import type { ChoicePage } from '@/components/ui/choice-page';
import { Selection } from '@/components/ui/Selection';
import type { Zone } from '@/lib/content/gateway/branches';
import styles from '@/components/branches/BranchZoneList.module.css';
import shared from '@/components/ui/shared.module.css';

export interface BranchZoneListProps {
  zones: Zone[];
  selected: Zone | undefined;
  /** Nobody knows whether there are zones. */
  lacksZones: boolean | undefined;
  /** On its own page the others are links, and nothing leads to itself. */
  isPageOfSelected: boolean;
  pageOf: (zone: Zone) => ChoicePage;
  /** What may say otherwise, above the dates. */
  notices?: ReactNode;
  /** The dates of a zone. */
  zoneDates?: (zone: Zone) => ReactNode;
  /** What can be done with them, such as a calendar. */
  zoneActions?: (zone: Zone) => ReactNode;
}

export function BranchZoneList({
  zones,
  selected,
  lacksZones,
  isPageOfSelected,
  pageOf,
  notices,
  zoneDates,
  zoneActions,
}: BranchZoneListProps) {
  if (selected === undefined && !lacksZones) return null;
  return (
    <Section
      ground="mist"
      labelledBy="zonas"
      className={isPageOfSelected ? styles.unprinted : undefined}
    >
      <SectionHeading
        id="zonas"
        title="Zonas de servicio"
        lead="Elija su zona para conocer los días y el horario de paso."
      />
      {notices}
      {lacksZones ? (
        <ListUnavailable />
      ) : (
        <Selection
          id="zona"
          leadsTo="page"
          isPageOfSelected={isPageOfSelected}
          choices={zones.map((zone) => ({
            label: zone.title,
            page: pageOf(zone),
            isSelected: zone === selected,
            note: [zone.frequency, zone.timetable].filter(Boolean).join(' · '),
            panel: (
              <ZonePanel zone={zone} dates={zoneDates?.(zone)} actions={zoneActions?.(zone)} />
            ),
          }))}
        />
      )}
    </Section>
  );
}

interface ZonePanelProps {
  zone: Zone;
  dates: ReactNode;
  actions: ReactNode;
}

function ZonePanel({ zone, dates, actions }: ZonePanelProps) {
  const times = [
    { icon: 'calendar', label: 'Frecuencia', value: zone.frequency.trim() },
    { icon: 'clock', label: 'Horario', value: zone.timetable.trim() },
  ] as const;
  const known = times.filter(({ value }) => value !== '');
  return (
    <article className={shared.stack3} data-print="hide">
      <h3>{zone.title}</h3>
      {dates}
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
        <p>Consulte los días y el horario de esta zona por teléfono.</p>
      )}
      {actions}
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
