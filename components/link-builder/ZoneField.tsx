import { useState } from 'react';
import { SuggestField } from '@/components/link-builder/SuggestField';
import { useTypedFetch } from '@/components/ui/useTypedFetch';
import { apiRoutes } from '@/lib/server/routing/routes';
import type { ZoneAnswer } from '@/lib/features/zone-finder/answer';
import { asObject } from '@/lib/util/fetch-json';
import { isTerm } from '@/lib/util/search-term';

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
