import { AskByWhatsApp } from '@/components/ui/AskByWhatsApp';
import { CalendarLinks } from '@/components/collection/CalendarLinks';
import { ReportMissedCollection, ShareZone } from '@/components/collection/DatedActions';
import { Icon } from '@/components/ui/icons';
import { ShareButton } from '@/components/ui/ShareButton';
import { SiteLink } from '@/components/ui/SiteLink';
import type { BranchPage } from '@/lib/features/branches/page';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import type { Zone } from '@/lib/content/gateway/branches';
import { zoneCalendarLink } from '@/lib/features/calendar/links';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import { zoneShareText } from '@/lib/features/zone-sheet/times';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import shared from '@/components/ui/shared.module.css';
import styles from '@/components/collection/ZoneActions.module.css';

interface ZoneActionsProps extends Pick<BranchPage, 'branch' | 'zones'> {
  zone: Zone;
  /** Undefined if its text has no weekly days. */
  dates: ZoneCollection | undefined;
}

/** The actions for a zone's dates: a primary button, two quiet ones, and links. */
export function ZoneActions({ branch, zones, zone, dates }: ZoneActionsProps) {
  const segment = zoneSegment(zones, zone);
  const calendar = zoneCalendarLink(branch, zone, segment);
  const { url: branchUrl, name } = branch;
  const text = zoneShareText(branch, zone);
  const url = absoluteUrl(routes.branch(branch, segment));
  return (
    <div data-print="hide">
      <div className={styles.actions}>
        {calendar && <CalendarLinks {...calendar} />}
        <ShareZone {...{ text, url, dates }} />
        {dates && (
          <ReportMissedCollection dates={dates} branch={{ url: branchUrl, name }} zone={segment} />
        )}
      </div>
      <div className={styles.links}>
        <SiteLink href={routes.zoneSheet(branch, segment)} className={shared.actionLink}>
          <Icon name="print" /> Hoja para el refrigerador
        </SiteLink>
        <AskByWhatsApp about={`la zona ${zone.title}, ${name}`} className={shared.actionLink} />
        <ShareButton title={text} url={url} />
      </div>
    </div>
  );
}
