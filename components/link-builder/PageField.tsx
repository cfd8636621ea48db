import { useState } from 'react';
import { SuggestField } from '@/components/link-builder/SuggestField';
import { useSuggestions } from '@/components/ui/useSuggestions';

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
