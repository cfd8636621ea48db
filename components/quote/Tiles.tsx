import clsx from 'clsx';
import type { SyntheticEvent } from 'react';
import { Icon } from '@/components/ui/icons';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { routes } from '@/lib/server/routing/routes';
import pictureStyles from '@/components/ui/Picture.module.css';
import styles from '@/components/quote/Tiles.module.css';

/** The id of the question's heading, which names the choices. */
export const HEADING_ID = 'quote-heading';

interface TilesProps<Key extends number | string> {
  /** `radio` for one choice; `checkbox` for several, shown as chips of short names. */
  type: 'radio' | 'checkbox';
  name: string;
  describedBy: string | undefined;
  /** A tile without `file` has only text. */
  tiles: readonly { key: Key; name: string; file?: string | undefined }[];
  /** The number of tiles visible on a phone at first; their pictures load first. */
  firstSeen?: number;
  chosen: readonly Key[];
  onChoose: (key: Key) => void;
}

/** Hides a picture that failed to load, so that its plain ground shows and not a broken image. */
function hideBroken({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.style.visibility = 'hidden';
}

/** Choices with pictures: native radios or checkboxes, so keys and screen readers just work. */
export function Tiles<Key extends number | string>({
  type,
  name,
  describedBy,
  tiles,
  firstSeen = 0,
  chosen,
  onChoose,
}: TilesProps<Key>) {
  const isPlain = tiles.every(({ file }) => file === undefined);
  return (
    <div
      role="group"
      aria-labelledby={HEADING_ID}
      aria-describedby={describedBy}
      onErrorCapture={hideBroken}
    >
      <div
        className={clsx(styles.grid, isPlain && styles.plain, type === 'checkbox' && styles.week)}
      >
        {tiles.map((tile, index) => (
          <label key={tile.key} className={styles.tile}>
            <input
              className={styles.input}
              type={type}
              name={name}
              value={tile.key}
              required={type === 'radio'}
              checked={chosen.includes(tile.key)}
              onChange={() => onChoose(tile.key)}
            />
            {tile.file !== undefined && (
              <TilePicture file={tile.file} isFirst={index < firstSeen} />
            )}
            <span className={styles.name}>{tile.name}</span>
            <span className={styles.mark} aria-hidden="true">
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

const SIZES = '(min-width: 75em) 280px, (min-width: 40em) 30vw, 46vw';
/** Image widths from next.config.mjs, up to a tile on a dense screen. */
const WIDTHS = [128, 256, 360, 640, 828];

/** Returns sources of different sizes, or the file itself for SVG. */
function sourcesOf(file: string) {
  const src = routes.picture(file, 640);
  if (src === routes.file(file)) return { src };
  const srcSet = WIDTHS.map((width) => `${routes.picture(file, width)} ${width}w`).join(', ');
  return { sizes: SIZES, srcSet, src };
}

/** A decorative picture; the name is below it. */
// Next's component would be a seventh of the wizard's script, and a plain `img` does the same here.
function TilePicture({ file, isFirst }: { file: string; isFirst: boolean }) {
  return (
    <span className={pictureStyles.frame} style={{ aspectRatio: '4/3' }}>
      {file === '' ? (
        <span className={pictureStyles.none} aria-hidden="true" />
      ) : (
        // oxlint-disable-next-line nextjs/no-img-element -- the reason is above
        <img
          {...sourcesOf(file)}
          alt=""
          className={pictureStyles.image}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
      )}
    </span>
  );
}

/** A placeholder while tiles load. */
export function TilesSkeleton() {
  return (
    <div className={styles.skeletonGrid} aria-busy="true">
      <VisuallyHidden>Cargando…</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <span key={place} className={styles.skeletonTile} />
      ))}
    </div>
  );
}
