'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { SearchInput } from '@/components/ui/SearchInput';
import { routes } from '@/lib/routes';
import styles from '@/components/search/SearchForm.module.css';

interface SearchFormProps {
  /** What the address searches for; undefined until it is known. */
  term: string | undefined;
}

/**
 * The search box. A real GET form, so that it also works before its script has arrived; results
 * need script, so without any the form is not shown.
 */
export function SearchForm({ term }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // Back, Forward and links change the term from outside the form.
  useEffect(() => {
    if (!input.current || term === undefined) return;
    if (term !== '') input.current.value = term;
    // Whoever comes without a term comes to type one.
    else if (!document.activeElement?.closest('main')) input.current.focus();
  }, [term]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = input.current?.value.trim() ?? '';
    if (wanted === '') input.current?.focus();
    else if (wanted !== term) window.history.pushState(null, '', routes.search(wanted));
  };
  return (
    <form
      role="search"
      aria-label="Todo el sitio"
      action={routes.search()}
      className={styles.form}
      data-print="hide"
      onSubmit={submit}
    >
      <SearchInput ref={input} name="search" label="Buscar en el sitio" />
      <Button type="submit">Buscar</Button>
    </form>
  );
}
