import { FieldGroup } from '@/components/link-builder/FieldGroup';
import { TARGET_KINDS } from '@/lib/features/link-builder/choices';
import styles from '@/components/link-builder/KindChoice.module.css';

/** What the link leads to. The style sheet shows the fields of the chosen kind. */
export function KindChoice() {
  return (
    <FieldGroup legend="¿A dónde lleva el enlace?">
      <div className={styles.choices}>
        {TARGET_KINDS.map(({ kind, label }, at) => (
          <label key={kind} className={styles.choice}>
            <input type="radio" name="tipo" value={kind} defaultChecked={at === 0} />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
