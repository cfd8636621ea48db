import styles from '@/components/quote/WeekdayTiles.module.css';

interface WeekdayTilesProps {
  labelledBy: string;
  weekdays: readonly string[];
  chosen: readonly string[];
  onToggle: (weekday: string) => void;
}

/** Letters of a weekday's name on its calendar leaf. */
const LEAF_LETTERS = 3;

/** Weekdays as leaves of a calendar, any number of them chosen. */
export function WeekdayTiles({ labelledBy, weekdays, chosen, onToggle }: WeekdayTilesProps) {
  return (
    <fieldset aria-labelledby={labelledBy}>
      <div className={styles.week}>
        {weekdays.map((weekday) => (
          <label key={weekday} className={styles.day}>
            <input
              className={styles.input}
              type="checkbox"
              name="dias"
              value={weekday}
              checked={chosen.includes(weekday)}
              onChange={() => onToggle(weekday)}
            />
            <span className={styles.leaf} aria-hidden="true">
              {weekday.slice(0, LEAF_LETTERS)}
            </span>
            <span className={styles.name}>{weekday}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
