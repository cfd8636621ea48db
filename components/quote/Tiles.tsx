import clsx from 'clsx';
import type { SyntheticEvent } from 'react';
import { Icon } from '@/components/ui/icons';
import { Picture } from '@/components/ui/Picture';
import styles from '@/components/quote/Tiles.module.css';

interface Tile {
  key: number | string;
  name: string;
  /** File key of the picture; undefined for tiles of text alone. */
  file?: string;
}

interface TilesProps {
  /** `radio` where one may be chosen, `checkbox` where several may. */
  type: 'radio' | 'checkbox';
  name: string;
  /** Id of the heading that asks. */
  labelledBy: string;
  tiles: readonly Tile[];
  chosen: readonly Tile['key'][];
  onChoose: (key: Tile['key']) => void;
  /** Pictures are fetched at once for so many tiles: those a visitor sees first. */
  eager?: number;
}

const SIZES = '(min-width: 1200px) 280px, (min-width: 640px) 30vw, 46vw';

/** A picture that is not there leaves its plain ground, not the browser's broken image. */
function hideBroken({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.style.visibility = 'hidden';
}

/** Choices with pictures: native radios or checkboxes, so keys and screen readers just work. */
export function Tiles({ type, name, labelledBy, tiles, chosen, onChoose, eager = 0 }: TilesProps) {
  const hasPictures = tiles.some(({ file }) => file);
  return (
    <fieldset aria-labelledby={labelledBy} onErrorCapture={hideBroken}>
      <div className={clsx(styles.grid, !hasPictures && styles.plain)}>
        {tiles.map((tile, index) => (
          <label key={tile.key} className={styles.tile}>
            <input
              className={styles.input}
              type={type}
              name={name}
              value={tile.key}
              checked={chosen.includes(tile.key)}
              onChange={() => onChoose(tile.key)}
            />
            {hasPictures && (
              <Picture
                file={tile.file ?? ''}
                alt=""
                sizes={SIZES}
                ratio="4/3"
                priority={index < eager}
              />
            )}
            <span className={styles.name}>{tile.name}</span>
            <span className={styles.mark} aria-hidden="true">
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
