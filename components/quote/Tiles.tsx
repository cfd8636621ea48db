import clsx from 'clsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/quote/Tiles.module.css';

export interface Tile {
  key: number | string;
  name: string;
  /** Undefined for a tile of text alone. */
  picture?: ReactNode;
}

interface TilesProps {
  /** `radio` where one may be chosen, `checkbox` where several may. */
  type: 'radio' | 'checkbox';
  name: string;
  /** Id of the question's heading. */
  labelledBy: string;
  describedBy: string | undefined;
  tiles: readonly Tile[];
  chosen: readonly Tile['key'][];
  onChoose: (key: Tile['key']) => void;
  /** `week`: chips of short names, as many in a row as fit. */
  layout?: 'choices' | 'week';
}

/** A picture that is not there leaves its plain ground, not the browser's broken image. */
function hideBroken({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.style.visibility = 'hidden';
}

/** Choices with pictures: native radios or checkboxes, so keys and screen readers just work. */
export function Tiles({
  type,
  name,
  labelledBy,
  describedBy,
  tiles,
  chosen,
  onChoose,
  layout = 'choices',
}: TilesProps) {
  const isPlain = tiles.every(({ picture }) => picture === undefined);
  return (
    <fieldset
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onErrorCapture={hideBroken}
    >
      <div className={clsx(styles.grid, isPlain && styles.plain, styles[layout])}>
        {tiles.map((tile) => (
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
            {tile.picture}
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
