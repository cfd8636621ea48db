import { MarkerPicture } from '@/components/map/MarkerPicture';
import type { Checked } from '@/lib/features/map/marks';
import type { MapLine } from '@/lib/features/map/places';
import styles from '@/components/map/LineFilter.module.css';

interface LineFilterProps {
  lines: MapLine[];
  checked: Checked;
  onChange: (checked: Checked) => void;
}

/** A checkbox for each business line. */
export function LineFilter({ lines, checked, onChange }: LineFilterProps) {
  if (lines.length === 0) return null;
  const toggle = (index: number) => {
    const next = new Set(checked);
    if (!next.delete(index)) next.add(index);
    onChange(next);
  };
  const isAll = checked.size === lines.length;
  return (
    <fieldset>
      <legend className={styles.legend}>Líneas que se muestran</legend>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <li key={line.id}>
            <label className={styles.line}>
              <input
                type="checkbox"
                className={styles.box}
                checked={checked.has(index)}
                onChange={() => toggle(index)}
              />
              <MarkerPicture image={line.image} size={20} />
              <span className={styles.name}>{line.name}</span>
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={styles.all}
        onClick={() => onChange(isAll ? new Set() : new Set(lines.keys()))}
      >
        {isAll ? 'Quitar todas' : 'Mostrar todas'}
      </button>
    </fieldset>
  );
}
