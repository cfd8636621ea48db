import { useRef, useState } from 'react';
import { TextField } from '@/components/ui/TextField';
import { optionsAnnouncement, useCombobox } from '@/components/ui/useCombobox';
import { useSuggestions } from '@/components/ui/useSuggestions';
import { useTypedFetch } from '@/components/ui/useTypedFetch';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { FIELD_LIMIT } from '@/lib/features/link-builder/choices';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject } from '@/lib/util/fetch-json';
import { isTerm } from '@/lib/util/search-term';
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
function SuggestField(props: SuggestFieldProps) {
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

/** Words that are no address are searched for. */
const isAddress = (typed: string) => /^\/|^https?:/i.test(typed.trim());

/** Finds a page by its title. */
export function PageField({ onPick }: { onPick: () => void }) {
  const [typed, setTyped] = useState<string>();
  const wanted = typed !== undefined && isAddress(typed) ? undefined : typed;
  const suggestions = useSuggestions(wanted);
  return (
    <SuggestField
      name="pagina"
      label="Página del sitio"
      hint="Escriba palabras de su título, o pegue su dirección."
      typed={typed}
      setTyped={setTyped}
      suggestions={suggestions.map(({ title, href, kind, line }) => ({
        path: href,
        title,
        about: kind === 'Zona' ? `${kind} · ${line}` : kind,
      }))}
      onPick={onPick}
    />
  );
}

const MIN_LETTERS = 2;

/** Finds a branch or one of its zones, as visitors do. */
export function ZoneField({ onPick }: { onPick: () => void }) {
  const [typed, setTyped] = useState<string>();
  const term = typed?.trim() ?? '';
  const isWanted = term.length >= MIN_LETTERS && isTerm(term) && !term.startsWith('/');
  const path = isWanted ? apiRoutes.zones(term) : undefined;
  const { data, isCurrent, hasFailed } = useTypedFetch(path, asObject<ZoneAnswer>);
  const found = isCurrent && data?.results.length === 0;
  const failure = hasFailed ? 'No pudimos buscar. Revise su conexión y siga escribiendo.' : '';
  return (
    <SuggestField
      name="zona"
      label="Buscar sucursal o zona"
      hint="Escriba la ciudad, la colonia o el código postal."
      typed={typed}
      setTyped={setTyped}
      suggestions={(data?.results ?? []).map(({ path: href, zone, branch, state }) => ({
        path: href,
        title: zone || `Sucursal ${branch}`,
        about: zone ? `Sucursal ${branch}, ${state}` : state,
      }))}
      status={found ? 'Ninguna sucursal ni zona lleva ese nombre.' : failure}
      onPick={onPick}
    />
  );
}
