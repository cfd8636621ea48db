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
  const isFilled = useRef(false);
  // Back, Forward and links change the term from outside the form.
  useEffect(() => {
    const box = input.current;
    if (!box || term === undefined) return;
    // What was typed before the script arrived stays, unless the address says otherwise.
    if (term !== '' || isFilled.current) box.value = term;
    isFilled.current = true;
    // Whoever comes without a term comes to type one.
    if (term === '' && !document.activeElement?.closest('main')) box.focus();
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
