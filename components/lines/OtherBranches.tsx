import { useEffect, useRef } from 'react';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { LoadMore } from '@/components/ui/LoadMore';
import { SiteLink } from '@/components/ui/SiteLink';
import { useLookup } from '@/components/ui/useLookup';
import type { MapPlaces, MapBranch } from '@/lib/features/map/places';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import { asObject } from '@/lib/util/fetch-json';
import styles from '@/components/lines/LineBranches.module.css';

export interface OtherBranchesProps {
  lineId: number;
  /** Addresses of the branches that the page lists. */
  listed: readonly string[];
  /** How many it does not. */
  rest: number;
}

function othersOf(
  { lines, states }: MapPlaces,
  lineId: number,
  listed: readonly string[],
): MapBranch[] {
  const at = lines.findIndex(({ id }) => id === lineId);
  const known = new Set(listed);
  return states
    .flatMap(({ branches }) => branches)
    .filter((branch) => branch.lines.includes(at) && !known.has(branch.href));
}

/** Those branches, loaded with a library that most pages do without. */
export function OtherBranches({ lineId, listed, rest }: OtherBranchesProps) {
  const { data, hasFailed, retry } = useLookup(apiRoutes.map(), asObject<MapPlaces>);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (data) list.current?.querySelector('a')?.focus();
  }, [data]);
  const others = data && othersOf(data, lineId, listed);
  if (others && others.length > 0) {
    return (
      <ul ref={list} className={styles.names}>
        {others.map(({ id, name, href }) => (
          <li key={id}>
            <SiteLink href={href}>
              <span className={styles.name}>{name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    );
  }
  if (hasFailed) {
    return (
      <LoadFailure
        message="No pudimos cargar las demás sucursales."
        isBusy={false}
        onRetry={retry}
      />
    );
  }
  return (
    <LoadMore
      href={routes.branches()}
      label={`Mostrar las otras ${rest} sucursales`}
      isBusy={!data}
      // A gateway may name branches of a line that do not name it: the link then leads to all.
      onLoad={data ? undefined : () => undefined}
    />
  );
}
