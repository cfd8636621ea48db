import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/ui/Picture.module.css';

const SIZES = '(min-width: 75em) 280px, (min-width: 40em) 30vw, 46vw';
/** Of those in next.config.mjs, up to a tile on a dense screen. */
const WIDTHS = [128, 256, 360, 640, 828];

const candidate = (source: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(source)}&w=${width}&q=75`;

/** Sources of different sizes; SVG is no job for the optimiser. */
function sourcesOf(file: string) {
  const source = routes.file(file);
  if (/\.svg$/i.test(file)) return { src: source };
  const srcSet = WIDTHS.map((width) => `${candidate(source, width)} ${width}w`).join(', ');
  return { sizes: SIZES, srcSet, src: candidate(source, 640) };
}

/** Decorative: the name is below it. */
// Next's component is a seventh of the wizard's script, for what a plain picture does here.
export function TilePicture({ file, isFirst = false }: { file: string; isFirst?: boolean }) {
  return (
    <span className={styles.frame} style={{ aspectRatio: '4/3' }}>
      {file === '' ? (
        <span className={styles.none} aria-hidden="true" />
      ) : (
        // oxlint-disable-next-line nextjs/no-img-element -- the reason stands above
        <img
          {...sourcesOf(file)}
          alt=""
          className={styles.image}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      )}
    </span>
  );
}
