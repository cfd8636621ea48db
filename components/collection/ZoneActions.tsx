import { CalendarLinks } from '@/components/collection/CalendarLinks';
import { MissedCollection } from '@/components/collection/MissedCollection';
import { ShareZone } from '@/components/collection/ShareZone';
import { ZoneSheetLinks } from '@/components/collection/ZoneSheetLinks';
import type { BranchPage } from '@/lib/features/branches/page';
import { zoneSegment } from '@/lib/features/branches/zone-segments';
import type { Zone } from '@/lib/content/gateway/branches';
import { zoneCalendarLink } from '@/lib/features/calendar/zone-link';
import { readZoneCollection } from '@/lib/features/collection/zone-collection';
import { zoneShareText } from '@/lib/features/zone-sheet/share-text';
import { absoluteUrl } from '@/lib/server/routing/absolute-url';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/collection/ZoneActions.module.css';

interface ZoneActionsProps extends Pick<BranchPage, 'branch' | 'zones'> {
  zone: Zone;
}

/** What can be done with the dates of a zone: a calendar, a sheet of paper, a message. */
export async function ZoneActions({ branch, zones, zone }: ZoneActionsProps) {
  const dates = await readZoneCollection(branch, zone);
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
          url={absoluteUrl(routes.branch(branch, segment))}
        />
        {dates && <MissedCollection {...dates} branch={{ url, name }} zone={segment} />}
      </div>
    </>
  );
}
