import { MAIN_KINDS, OTHER_KINDS } from '@/lib/features/link-builder/choices';
import styles from '@/components/link-builder/LinkBuilder.module.css';

function Choices({ of }: { of: typeof MAIN_KINDS }) {
  return (
    <div className={styles.choices}>
      {of.map(({ kind, label }) => (
        <label key={kind} className={styles.choice}>
          <input type="radio" name="tipo" value={kind} defaultChecked={kind === 'pagina'} />
          {label}
        </label>
      ))}
    </div>
  );
}

/** What the link leads to. The style sheet shows the fields of the chosen kind. */
export function KindChoice() {
  return (
    <fieldset>
      <legend className={styles.legend}>¿A dónde lleva el enlace?</legend>
      <Choices of={MAIN_KINDS} />
      <details className={styles.others}>
        <summary className={styles.summary}>Otros destinos</summary>
        <Choices of={OTHER_KINDS} />
      </details>
    </fieldset>
  );
}
