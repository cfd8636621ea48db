import { useRef, useState } from 'react';
import { TextField } from '@/components/ui/TextField';
import { optionsAnnouncement, useCombobox } from '@/components/ui/useCombobox';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { FIELD_LIMIT } from '@/lib/features/link-builder/choices';
import styles from '@/components/link-builder/LinkBuilder.module.css';
import shared from '@/components/ui/shared.module.css';
import listStyles from '@/components/ui/Combobox.module.css';

interface Suggestion {
  path: string;
  title: string;
  about: string;
}

interface SuggestFieldProps {
  name: string;
  label: string;
  hint: string;
  typed: string | undefined;
  setTyped: (typed: string | undefined) => void;
  suggestions: readonly Suggestion[];
  /** What became of the search, for what was typed, where the list does not say it. */
  status?: string;
  onPick: () => void;
}

/** A field for the path of a page, which is found by its words. Without script it takes the words. */
export function SuggestField(props: SuggestFieldProps) {
  const { name, label, hint, typed, setTyped, suggestions, status, onPick } = props;
  const input = useRef<HTMLInputElement>(null);
  const [picked, setPicked] = useState<Suggestion>();
  const count = suggestions.length;
  const { isOpen, close, boxProps, listProps, optionProps } = useCombobox({
    typed,
    setTyped,
    count,
  });
  const pick = (suggestion: Suggestion) => {
    if (input.current) input.current.value = suggestion.path;
    setPicked(suggestion);
    close();
    onPick();
  };
  return (
    <div className={styles.suggest}>
      <TextField
        ref={input}
        id={name}
        name={name}
        label={label}
        hint={hint}
        maxLength={FIELD_LIMIT}
        autoCapitalize="none"
        spellCheck={false}
        {...boxProps}
        onInput={(event) => {
          setPicked(undefined);
          boxProps.onInput(event);
        }}
      />
      <span aria-live="polite">
        <VisuallyHidden>{isOpen ? optionsAnnouncement(count, 'usarla') : ''}</VisuallyHidden>
      </span>
      {isOpen && (
        <div {...listProps} className={listStyles.list}>
          {suggestions.map((suggestion, at) => (
            <div
              key={`${suggestion.path} ${suggestion.title}`}
              {...optionProps(at)}
              className={listStyles.option}
              onClick={() => pick(suggestion)}
            >
              <span className={listStyles.title}>{suggestion.title}</span>
              <span className={shared.small}>{suggestion.about}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className={styles.status}>
        {picked ? `Elegida: ${picked.title} (${picked.about})` : status}
      </p>
    </div>
  );
}
