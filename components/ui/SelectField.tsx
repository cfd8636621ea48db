import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { describedBy, Field, type FieldTexts } from '@/components/ui/Field';
import { Icon } from '@/components/ui/icons';
import styles from '@/components/ui/Control.module.css';
import shared from '@/components/ui/shared.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldTexts {
  /** The text shown while nothing is chosen; hidden from the list unless the field is optional. */
  placeholder: string;
  isOptional?: boolean;
  options: readonly { id: number | string; name: string }[];
}

/** The platform's own dropdown with its label, hint and error. Values are ids. */
export function SelectField({
  id,
  label,
  hint,
  error,
  placeholder,
  isOptional = false,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={clsx(shared.block, shared.relative)}>
        <select
          id={id}
          className={styles.control}
          {...describedBy({ id, hint, error })}
          {...select}
        >
          <option value="" hidden={!isOptional}>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="down" size={18} />
        </span>
      </span>
    </Field>
  );
}
