import type { ReactNode } from 'react';
import { CollectionStrip } from '@/components/collection/CollectionStrip';
import { ZoneActions } from '@/components/collection/ZoneActions';
import { NextCollection } from '@/components/collection/NextCollection';
import { PageHeader } from '@/components/ui/PageHeader';
import { PhoneLinks } from '@/components/ui/PhoneLinks';
import { zoneHeading, type ZonePage } from '@/lib/features/branches/page';
import type { ZoneCollection } from '@/lib/features/collection/zone-collection';
import { zoneTimesText } from '@/lib/features/zone-sheet/times';
import { routes } from '@/lib/server/routing/routes';
import { branchPhoneParts } from '@/lib/util/format/read-phone-numbers';
import styles from '@/components/collection/ZoneHeader.module.css';

interface ZoneHeaderProps extends ZonePage {
  /** Undefined if its text has no weekly days. */
  dates: ZoneCollection | undefined;
  /** Notices beside the dates, which may contradict them. */
  notices?: ReactNode;
}

/** The top of a zone's own page: the truck's dates and the actions for them. */
export function ZoneHeader({ branch, zones, selected: zone, dates, notices }: ZoneHeaderProps) {
  const times = zoneTimesText(zone);
  return (
    <PageHeader
      look="compact"
      title={zoneHeading(branch, zone)}
      trail={[
        { label: 'Sucursales', href: routes.branches() },
        { label: branch.name, href: routes.branch(branch) },
      ]}
    >
      <div className={styles.answer}>
        {dates ? (
          <>
            <div data-print="hide">
              <NextCollection {...dates} />
            </div>
            <CollectionStrip {...dates} />
            {/* A printed date would soon be outdated. */}
            <p data-print="only" className={styles.printed}>
              Pasa: {times}
            </p>
          </>
        ) : (
          <p className={styles.written}>
            {times || 'Consulta los días y el horario de esta zona por teléfono:'}{' '}
            {times === '' && <PhoneLinks parts={branchPhoneParts(branch)} />}
          </p>
        )}
        <div className={styles.wide}>{notices}</div>
        <div className={styles.wide}>
          <ZoneActions {...{ branch, zones, zone, dates }} />
        </div>
      </div>
    </PageHeader>
  );
}
