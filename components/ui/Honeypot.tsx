import type { Ref } from 'react';
import { formMeta } from '@/lib/features/forms/form-meta';
import styles from '@/components/ui/VisuallyHidden.module.css';

/** What 1Password, LastPass and Bitwarden ask of a field that they are not to fill. */
const unfilled = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '' };

/** Not visible, not focusable, not filled in by browsers and password managers. */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const input = { ...unfilled, ref, name: formMeta.trap, tabIndex: -1, autoComplete: 'off' };
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        No llene este campo
        <input type="text" {...input} />
      </label>
    </div>
  );
}
