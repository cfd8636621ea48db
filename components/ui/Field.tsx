import type { ReactNode, Ref } from 'react';
import styles from '@/components/ui/Control.module.css';
import shared from '@/components/ui/shared.module.css';
import { formMeta } from '@/lib/features/forms/form-meta';

export interface FieldTexts {
  /** The control's id; those of hint and error derive from it. */
  id: string;
  label: string;
  /** One short sentence under the control. */
  hint?: string;
  /** The reason the value cannot be sent, shown in red and read out with the field. */
  error?: string;
}

/** Returns the ARIA attributes of a control with hint and error. */
export function describedBy({ id, hint, error }: Omit<FieldTexts, 'label'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  };
}

/** Label, hint and error around one control of a form. */
export function Field({ id, label, hint, error, children }: FieldTexts & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={shared.strong}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={shared.small}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that keep 1Password, LastPass and Bitwarden from filling a field. */
const unfilled = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '' };

/** A trap for bots: not visible, not focusable, not filled in by browsers and password managers. */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  const input = { ...unfilled, ref, name: formMeta.trap, tabIndex: -1, autoComplete: 'off' };
  return (
    <div className={shared.visuallyHidden} aria-hidden="true">
      <label>
        No llene este campo
        <input type="text" {...input} />
      </label>
    </div>
  );
}
