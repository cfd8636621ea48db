'use client';

import { useEffect, useRef, type FormEvent } from 'react';
import { SearchBox } from '@/components/search/SearchBox';
import { Button } from '@/components/ui/Button';
import { withOwnCampaign } from '@/lib/server/routing/campaign-query';
import { routes } from '@/lib/server/routing/routes';
import styles from '@/components/search/SearchForm.module.css';

interface SearchFormProps {
  /** Undefined until the URL is read. */
  term: string | undefined;
}

/**
 * A real GET form, so that it works before hydration; without script PlainSearchForm replaces it.
 */
export function SearchForm({ term }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const isFilled = useRef(false);
  // Back, Forward and links change the filter from outside. Text typed before hydration is kept.
  useEffect(() => {
    const box = input.current;
    if (!box || term === undefined) return;
    // Text typed before hydration is kept, unless the URL has a term.
    if (term !== '' || isFilled.current) box.value = term;
    isFilled.current = true;
    // Without a term the visitor is going to type one.
    if (term === '' && !document.activeElement?.closest('main')) box.focus();
  }, [term]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = input.current?.value.trim() ?? '';
    if (wanted === '') input.current?.focus();
    else if (wanted !== term)
      window.history.pushState(null, '', withOwnCampaign(routes.search(wanted)));
  };
  return (
    <form
      role="search"
      aria-label="Todo el sitio"
      action={routes.search()}
      className={styles.form}
      data-script="only"
      data-print="hide"
      onSubmit={submit}
    >
      <SearchBox input={input} />
      <Button type="submit">Buscar</Button>
    </form>
  );
}
