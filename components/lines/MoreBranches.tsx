'use client';

import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { LoadMore } from '@/components/ui/LoadMore';
import { SiteLink } from '@/components/ui/SiteLink';
import { useLookup } from '@/components/ui/useLookup';
import type { MapPlaces, MapBranch } from '@/lib/features/map/places';
import { apiRoutes, routes } from '@/lib/server/routing/routes';
import { asObject } from '@/lib/util/fetch-json';
import styles from '@/components/lines/LineBranches.module.css';

interface MoreBranchesProps {
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

/** The branches of a line beyond the first: fetched when asked for, without script those of all lines. */
export function MoreBranches({ lineId, listed, rest }: MoreBranchesProps) {
  const [isWanted, setIsWanted] = useState(false);
  const path = isWanted ? apiRoutes.map() : null;
  const { data, hasFailed, retry } = useLookup(path, asObject<MapPlaces>);
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
      isBusy={isWanted && !data}
      // A gateway may name branches of a line that do not name it: the link leads to all.
      onLoad={data ? undefined : () => setIsWanted(true)}
    />
  );
}
