import clsx from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Icon } from '@/components/ui/icons';
import { TERM_LIMIT } from '@/lib/util/text';
import styles from '@/components/ui/SearchInput.module.css';
import shared from '@/components/ui/shared.module.css';

/** A search box with its label and the length limit of the site's searches. */
export function SearchInput({ label, ...rest }: ComponentProps<'input'> & { label: string }) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={clsx(shared.small, shared.strong)}>
        {label}
      </label>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          placeholder="Buscar"
          maxLength={TERM_LIMIT}
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
          {...rest}
        />
      </div>
    </div>
  );
}
