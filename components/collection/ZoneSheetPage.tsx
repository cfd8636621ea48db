import { ZoneSheetPrint } from '@/components/collection/ZoneSheetPrint';
import { ZoneSheetView } from '@/components/collection/ZoneSheetView';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import type { NavLink } from '@/lib/features/shell/nav-link';
import type { ZoneSheet } from '@/lib/features/zone-sheet/sheet';
import styles from '@/components/collection/ZoneSheetPage.module.css';

interface ZoneSheetPageProps {
  sheet: ZoneSheet;
  /** Steps between home and this page. */
  trail: NavLink[];
}

/** The sheet on a ground, under the ways to print it. */
export function ZoneSheetPage({ sheet, trail }: ZoneSheetPageProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.inner}>
        <Breadcrumbs trail={trail} current="Hoja" />
        <div className={styles.actions} data-print="hide">
          <ZoneSheetPrint />
        </div>
        <ZoneSheetView sheet={sheet} />
      </div>
    </div>
  );
}
