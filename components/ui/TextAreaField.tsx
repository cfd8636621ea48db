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
        {...describedBy({ id, hint, error })}
        {...textarea}
      />
    </Field>
  );
}
