import type { MapMode } from '@/lib/features/map/marks';
import styles from '@/components/map/ModeSwitch.module.css';

const MODES: [mode: MapMode, label: string][] = [
  ['suc', 'Sucursales'],
  ['lineas', 'Líneas de negocio'],
];

interface ModeSwitchProps {
  name: string;
  mode: MapMode;
  onChange: (mode: MapMode) => void;
}

/** The map's two modes, as radios. */
export function ModeSwitch({ name, mode, onChange }: ModeSwitchProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Ver en el mapa</legend>
      <div className={styles.choices}>
        {MODES.map(([value, label]) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={mode === value}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
