import type { ReactNode } from 'react';
import { AskByWhatsApp } from '@/components/ui/AskByWhatsApp';
import { CalendarLinks } from '@/components/collection/CalendarLinks';
import { MissedCollection, ShareZone } from '@/components/collection/DatedActions';
import { Icon } from '@/components/ui/icons';
import { SiteLink } from '@/components/ui/SiteLink';
import type { BranchPage } from '@/lib/features/branches/page';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import type { Zone } from '@/lib/content/gateway/branches';
import { zoneCalendarLink } from '@/lib/features/calendar/links';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import { zoneShareText } from '@/lib/features/zone-sheet/times';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/collection/ZoneActions.module.css';

interface ZoneActionsProps extends Pick<BranchPage, 'branch' | 'zones'> {
  zone: Zone;
  /** Undefined where its text has no weekly days. */
  dates: ZoneCollection | undefined;
  /** One more. */
  children?: ReactNode;
}

/** What can be done with the dates of a zone: a message, a sheet of paper, a calendar. */
export function ZoneActions({ branch, zones, zone, dates, children }: ZoneActionsProps) {
  const segment = zoneSegment(zones, zone);
  const calendar = zoneCalendarLink(branch, zone, segment);
  const { url, name } = branch;
  return (
    <div className={styles.actions} data-print="hide">
      <ShareZone
        text={zoneShareText(branch, zone)}
        url={absoluteUrl(routes.branch(branch, segment))}
        dates={dates}
      />
      <SiteLink href={routes.zoneSheet(branch, segment)} className={styles.action}>
        <Icon name="print" /> Hoja para el refrigerador
      </SiteLink>
      {calendar && <CalendarLinks {...calendar} />}
      <AskByWhatsApp about={`la zona ${zone.title}, ${name}`} className={styles.action} />
      {children}
      {dates && <MissedCollection dates={dates} branch={{ url, name }} zone={segment} />}
    </div>
  );
}
