import type { Ref } from 'react';
import { formMeta } from '@/lib/features/forms/form-meta';
import styles from '@/components/ui/VisuallyHidden.module.css';

/** Not visible, not focusable, never autofilled. */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        No llene este campo
        <input ref={ref} type="text" name={formMeta.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
