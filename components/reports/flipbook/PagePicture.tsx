import clsx from 'clsx';
import Image from 'next/image';
import { PAGE_WIDTH } from '@/lib/features/reports/flipbook/page-size';
import styles from '@/components/reports/flipbook/PagePicture.module.css';

/** Of A4, as nearly all reports; other pages are shown whole within it. */
const SHEET_RATIO = Math.SQRT2;

interface PagePictureProps {
  /** The PDF's path on the site. */
  file: string;
  alt: string;
  /** The first picture of the page: fetched at once and with high priority. */
  priority?: boolean;
  className?: string;
}

/**
 * The first page of a PDF as a picture that the server draws
 * (docs/decisions/0026-first-page-of-a-report.md). It fills its positioned parent.
 */
export function PagePicture({ file, alt, priority = false, className }: PagePictureProps) {
  return (
    <Image
      src={file}
      alt={alt}
      width={PAGE_WIDTH}
      height={Math.round(PAGE_WIDTH * SHEET_RATIO)}
      className={clsx(styles.picture, className)}
      {...(priority
        ? { preload: true, fetchPriority: 'high' as const }
        : { loading: 'eager' as const, decoding: 'sync' as const })}
    />
  );
}
