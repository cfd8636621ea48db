'use client';

import clsx from 'clsx';
import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { useSuggestions } from '@/components/search/useSuggestions';
import { SearchInput } from '@/components/ui/SearchInput';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from '@/components/search/SearchBox.module.css';

const NO_OPTION = -1;

function announcement(count: number): string {
  if (count === 0) return '';
  const found = count === 1 ? '1 sugerencia' : `${count} sugerencias`;
  return `${found}. Use las flechas para elegir y Entrar para abrir.`;
}

/**
 * The search box with suggestions: an editable combobox with a list (WAI-ARIA). The focus stays in
 * the box.
 */
export function SearchBox({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const listId = useId();
  // Undefined while the list is closed.
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(NO_OPTION);
  const suggestions = useSuggestions(typed);
  const isOpen = typed !== undefined && suggestions.length > 0;
  const optionId = (at: number) => `${listId}-${at}`;

  const close = () => {
    setTyped(undefined);
    setActive(NO_OPTION);
  };
  const open = (value: string) => {
    setTyped(value);
    setActive(NO_OPTION);
  };
  /** From the box to the first or last option, and from there back to the box. */
  const move = (by: 1 | -1) => {
    const places = suggestions.length + 1;
    setActive(((active + 1 + by + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) move(key === 'ArrowDown' ? 1 : -1);
      else open(event.currentTarget.value);
    } else if (key === 'Escape' && isOpen) {
      // It would empty the box as well.
      event.preventDefault();
      close();
    } else if (key === 'Enter') {
      if (isOpen && active !== NO_OPTION) {
        event.preventDefault();
        document.getElementById(optionId(active))?.click();
      }
      close();
    }
  };

  return (
    <div className={styles.box}>
      <SearchInput
        ref={input}
        name="search"
        label="Buscar en el sitio"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active === NO_OPTION || !isOpen ? undefined : optionId(active)}
        onInput={(event) => open(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <span aria-live="polite">
        <VisuallyHidden>{isOpen ? announcement(suggestions.length) : ''}</VisuallyHidden>
      </span>
      {isOpen && (
        <div id={listId} role="listbox" aria-label="Sugerencias" className={styles.list}>
          {suggestions.map(({ title, href, kind, line }, at) => (
            <SiteLink
              key={`${href} ${title}`}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              href={href}
              tabIndex={-1}
              className={clsx(styles.option, at === active && styles.active)}
              // The focus stays in the box, or leaving it would close the list under the pointer.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={close}
            >
              <span className={styles.title}>{title}</span>
              <span className={styles.kind}>{kind === 'Zona' ? `${kind} · ${line}` : kind}</span>
            </SiteLink>
          ))}
        </div>
      )}
    </div>
  );
}
