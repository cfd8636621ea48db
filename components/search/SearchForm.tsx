'use client';

import clsx from 'clsx';
import { useEffect, useRef, type FormEvent } from 'react';
import { SearchBox } from '@/components/search/SearchBox';
import { Button } from '@/components/ui/Button';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/search/SearchForm.module.css';

interface SearchFormProps {
  /** What the address searches for; undefined until it is known. */
  term: string | undefined;
}

/**
 * The search box. A real GET form, so that it also works before its script has arrived; where no
 * script runs, PlainSearchForm stands in its place.
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
      className={clsx(styles.form, styles.scripted)}
      data-print="hide"
      onSubmit={submit}
    >
      <SearchBox input={input} />
      <Button type="submit">Buscar</Button>
    </form>
  );
}
