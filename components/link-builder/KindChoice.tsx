import { FieldGroup } from '@/components/link-builder/FieldGroup';
import { MAIN_KINDS, OTHER_KINDS } from '@/lib/features/link-builder/choices';
import styles from '@/components/link-builder/KindChoice.module.css';
import group from '@/components/link-builder/FieldGroup.module.css';

const [FIRST] = MAIN_KINDS;

function Choices({ of }: { of: typeof MAIN_KINDS }) {
  return (
    <div className={styles.choices}>
      {of.map((option) => (
        <label key={option.kind} className={styles.choice}>
          <input type="radio" name="tipo" value={option.kind} defaultChecked={option === FIRST} />
          {option.label}
        </label>
      ))}
    </div>
  );
}

/** What the link leads to. The style sheet shows the fields of the chosen kind. */
export function KindChoice() {
  return (
    <FieldGroup legend="¿A dónde lleva el enlace?">
      <Choices of={MAIN_KINDS} />
      <details className={styles.others}>
        <summary className={group.summary}>Otros destinos</summary>
        <Choices of={OTHER_KINDS} />
      </details>
    </FieldGroup>
  );
}
