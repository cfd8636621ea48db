import { AskByWhatsApp } from '@/components/collection/AskByWhatsApp';
import { CalendarLinks } from '@/components/collection/CalendarLinks';
import { MissedCollection } from '@/components/collection/MissedCollection';
import { ShareZone } from '@/components/collection/ShareZone';
import { ZoneSheetLinks } from '@/components/collection/ZoneSheetLinks';
import { zoneSegment, type BranchPage } from '@/lib/features/branches/page';
import type { Zone } from '@/lib/content/gateway/branches';
import { zoneCalendarLink } from '@/lib/features/calendar/zone-link';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import { zoneShareText } from '@/lib/features/zone-sheet/share-text';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/collection/ZoneActions.module.css';

interface ZoneActionsProps extends Pick<BranchPage, 'branch' | 'zones'> {
  zone: Zone;
  /** Undefined where its text has no weekly days. */
  dates: ZoneCollection | undefined;
}

/** What can be done with the dates of a zone: a calendar, a sheet of paper, a message. */
export function ZoneActions({ branch, zones, zone, dates }: ZoneActionsProps) {
  const segment = zoneSegment(zones, zone);
  const calendar = zoneCalendarLink(branch, zone, segment);
  const { url, name } = branch;
  return (
    <>
      {calendar && <CalendarLinks {...calendar} />}
      <div className={styles.row}>
        <ZoneSheetLinks
          href={routes.zoneSheet(branch, segment)}
          pdfHref={routes.zoneSheetPdf(branch, segment)}
        />
        <ShareZone
          text={zoneShareText(branch, zone)}
          dates={dates}
          url={absoluteUrl(routes.branch(branch, segment))}
        />
        <AskByWhatsApp zone={zone.title} branch={name} />
        {dates && <MissedCollection dates={dates} branch={{ url, name }} zone={segment} />}
      </div>
    </>
  );
}
