import clsx from 'clsx';
import Image from 'next/image';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/ui/Picture.module.css';

const RATIOS = { '16/9': 16 / 9, '3/2': 3 / 2, '1/1': 1 };

/** The width of the blurred preview that a lazy picture shows until it has loaded, in pixels. */
const PREVIEW_WIDTH = 16;

interface PictureProps {
  /** The gateway's file key; '' draws the site's own pattern instead. */
  file: string;
  alt: string;
  /** A `sizes` attribute or, for small fixed pictures, a width in pixels (two candidates, not seven). */
  sizes: string | number;
  /** The frame's proportion. */
  ratio?: keyof typeof RATIOS;
  /** True for the first picture of a page, which is preloaded with high priority. */
  priority?: boolean;
  /** `eager` for a picture that may be the largest on the first screen but is not the first. */
  loading?: 'eager' | 'lazy';
  isRounded?: boolean;
  /** False for a logo: the blurred preview would show through its transparent parts. */
  hasPreview?: boolean;
  className?: string;
}

/** A picture of the gateway, cropped to a frame that reserves its space before it loads. */
export function Picture({
  file,
  alt,
  sizes,
  ratio = '3/2',
  priority = false,
  loading = 'lazy',
  isRounded = false,
  hasPreview = true,
  className,
}: PictureProps) {
  // The optimiser does not process SVG, so it is sent unchanged.
  const isDrawing = /\.svg$/i.test(file);
  const isPreviewed =
    hasPreview && !priority && loading === 'lazy' && !/\.(?:png|gif|svg)$/i.test(file);
  return (
    <span
      className={clsx(styles.frame, isRounded && styles.rounded, className)}
      style={{ aspectRatio: ratio }}
    >
      {file === '' ? (
        <span className={styles.none} aria-hidden="true" />
      ) : (
        <Image
          src={routes.file(file)}
          alt={alt}
          {...(typeof sizes === 'number'
            ? { width: sizes, height: Math.round(sizes / RATIOS[ratio]) }
            : { fill: true, sizes })}
          className={styles.image}
          {...(isDrawing ? { unoptimized: true } : {})}
          {...(priority ? { preload: true, fetchPriority: 'high' as const } : { loading })}
          {...(isPreviewed
            ? { style: { backgroundImage: `url("${routes.picture(file, PREVIEW_WIDTH)}")` } }
            : {})}
        />
      )}
    </span>
  );
}
