import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { Button } from '@/components/ui/Button';
import { SearchInput } from '@/components/ui/SearchInput';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { optionsAnnouncement, useCombobox } from '@/components/ui/useCombobox';
import { useTypedBefore } from '@/components/ui/hydration';
import { routes, apiRoutes } from '@/lib/server/routing/routes';
import boxStyles from '@/components/ui/Combobox.module.css';
import styles from '@/components/search/SearchScreen.module.css';
import shared from '@/components/ui/shared.module.css';
import { useTypedFetch } from '@/components/ui/useTypedFetch';
import { asList } from '@/lib/util/json';
import type { SiteResult } from '@/lib/features/search/response';

const MIN_LETTERS = 2;

const NONE: readonly SiteResult[] = [];

/**
 * Returns the suggestions for a term, none without a response, and whether they are current.
 *
 * @param typed undefined to request no suggestions.
 */
function useSuggestions(typed: string | undefined) {
  const term = typed?.trim() ?? '';
  const path = term.length < MIN_LETTERS ? undefined : apiRoutes.suggestions(term);
  const { data, isCurrent, hasFailed } = useTypedFetch(path, asList<SiteResult>);
  return { suggestions: hasFailed ? NONE : (data ?? NONE), isCurrent };
}

/** Matches open menus, as Safari does not focus a pressed button. `:is` ignores unknown selectors. */
const OPEN_MENU = '[data-nav-panel][open], :is(:popover-open)';

/**
 * The search form. It is a real GET form, so it works before hydration; without script PlainSearchForm
 * replaces it.
 *
 * @param term undefined until the URL is read.
 */
export function SearchForm({ term }: { term: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const isFilled = useRef(false);
  // Back, Forward and links change the term from outside.
  useEffect(() => {
    const box = input.current;
    if (!box || term === undefined) return;
    // Text typed before hydration is kept, unless the URL has a term.
    if (term !== '' || isFilled.current) box.value = term;
    isFilled.current = true;
    // Without a term the visitor probably wants to type one, unless the focus is already elsewhere.
    const isElsewhere =
      document.activeElement !== document.body || document.querySelector(OPEN_MENU) !== null;
    if (term === '' && !isElsewhere) box.focus();
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
      data-script="only"
      data-print="hide"
      onSubmit={submit}
    >
      <SearchBox input={input} />
      <Button type="submit">Buscar</Button>
    </form>
  );
}

/** The search box with suggestions, each a link to a page. */
function SearchBox({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [typed, setTyped] = useState<string>();
  const { suggestions, isCurrent } = useSuggestions(typed);
  useTypedBefore(input, setTyped);
  const count = suggestions.length;
  const { isOpen, close, boxProps, listProps, optionProps } = useCombobox({
    typed,
    setTyped,
    count,
    isCurrent,
  });
  return (
    <div className={boxStyles.box}>
      <SearchInput ref={input} name="search" label="Buscar en el sitio" {...boxProps} />
      <span aria-live="polite">
        <VisuallyHidden>
          {isOpen && isCurrent ? optionsAnnouncement(count, 'abrir') : ''}
        </VisuallyHidden>
      </span>
      {isOpen && (
        <div {...listProps} className={boxStyles.list}>
          {suggestions.map(({ title, href, kind, line }, at) => (
            <SiteLink
              key={`${href} ${title}`}
              {...optionProps(at)}
              href={href}
              className={boxStyles.option}
              onClick={close}
            >
              <span className={boxStyles.title}>{title}</span>
              <span className={shared.small}>{kind === 'Zona' ? `${kind} · ${line}` : kind}</span>
            </SiteLink>
          ))}
        </div>
      )}
    </div>
  );
}
