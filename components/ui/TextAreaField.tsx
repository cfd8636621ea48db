import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldTexts } from '@/components/ui/Field';
import styles from '@/components/ui/Control.module.css';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldTexts {}

/** Several lines of text with their label, hint and error. */
export function TextAreaField({ id, label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        className={styles.control}
        rows={6}
        // The browser brings no more of it into view than the line of the caret.
        onKeyUp={({ key, currentTarget }) => {
          if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
        }}
        {...describedBy({ id, hint, error })}
        {...textarea}
      />
    </Field>
  );
}
