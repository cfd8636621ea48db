'use client';

import { useState, type RefObject } from 'react';
import { SearchInput } from '@/components/ui/SearchInput';
import { SiteLink } from '@/components/ui/SiteLink';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { optionsAnnouncement, useCombobox } from '@/components/ui/useCombobox';
import { useSuggestions } from '@/components/ui/useSuggestions';
import { useTypedBefore } from '@/components/ui/useTypedBefore';
import styles from '@/components/ui/Combobox.module.css';
import shared from '@/components/ui/shared.module.css';

/** The search box with suggestions, each the link of a page. */
export function SearchBox({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const [typed, setTyped] = useState<string>();
  const suggestions = useSuggestions(typed);
  useTypedBefore(input, setTyped);
  const count = suggestions.length;
  const { isOpen, close, boxProps, listProps, optionProps } = useCombobox({
    typed,
    setTyped,
    count,
  });
  return (
    <div className={styles.box}>
      <SearchInput ref={input} name="search" label="Buscar en el sitio" {...boxProps} />
      <span aria-live="polite">
        <VisuallyHidden>{isOpen ? optionsAnnouncement(count, 'abrir') : ''}</VisuallyHidden>
      </span>
      {isOpen && (
        <div {...listProps} className={styles.list}>
          {suggestions.map(({ title, href, kind, line }, at) => (
            <SiteLink
              key={`${href} ${title}`}
              {...optionProps(at)}
              href={href}
              className={styles.option}
              onClick={close}
            >
              <span className={styles.title}>{title}</span>
              <span className={shared.small}>{kind === 'Zona' ? `${kind} · ${line}` : kind}</span>
            </SiteLink>
          ))}
        </div>
      )}
    </div>
  );
}
