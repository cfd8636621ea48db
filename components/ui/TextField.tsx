import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldTexts } from '@/components/ui/Field';
import styles from '@/components/ui/Control.module.css';
import shared from '@/components/ui/shared.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'prefix'>, FieldTexts {
  /** A text before the value that is not part of it, such as a country code. */
  prefix?: string;
}

/** One line of text with its label, hint and error. */
export function TextField({ id, label, hint, error, prefix, ...input }: TextFieldProps) {
  const control = (
    <input
      id={id}
      className={styles.control}
      data-prefixed={prefix ? '' : undefined}
      {...describedBy({ id, hint, error })}
      {...input}
    />
  );
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {prefix ? (
        <span className={clsx(shared.block, shared.relative)}>
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
          {control}
        </span>
      ) : (
        control
      )}
    </Field>
  );
}
