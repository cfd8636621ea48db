import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/collection/ZoneSheetLinks.module.css';

interface ZoneSheetLinksProps {
  /** Of the page. */
  href: string;
  pdfHref: string;
}

/** Where a zone is shown: its sheet, as a page and as PDF. */
export function ZoneSheetLinks({ href, pdfHref }: ZoneSheetLinksProps) {
  return (
    <div className={styles.links} data-print="hide">
      <ButtonLink href={href} tone="quiet">
        <Icon name="print" /> Hoja para el refrigerador
      </ButtonLink>
      <a href={pdfHref} type="application/pdf" className={styles.pdf}>
        <Icon name="file" /> En PDF
      </a>
    </div>
  );
}
