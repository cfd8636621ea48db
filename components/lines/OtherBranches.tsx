import { useEffect, useRef, type ReactNode } from 'react';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { SiteLink } from '@/components/ui/SiteLink';
import { useLookup } from '@/components/ui/useLookup';
import type { MapPlaces, MapBranch } from '@/lib/features/map/places';
import { apiRoutes } from '@/lib/server/routing/routes';
import { asObject } from '@/lib/util/fetch-json';
import { nameKey } from '@/lib/util/name-keys';
import styles from '@/components/lines/LineBranches.module.css';

interface OtherBranchesProps {
  lineId: number;
  listed: readonly string[];
  /** The button that has asked for them. */
  more: (isBusy: boolean) => ReactNode;
}

function othersOf(
  { lines, states }: MapPlaces,
  lineId: number,
  listed: readonly string[],
): MapBranch[] {
  const at = lines.findIndex(({ id }) => id === lineId);
  const known = new Set(listed);
  return (
    states
      .flatMap(({ branches }) => branches)
      .filter((branch) => branch.lines.includes(at) && !known.has(branch.href))
      .map((branch) => ({ branch, key: nameKey(branch.name) }))
      // Not `localeCompare`: browsers load no locale data.
      .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key))
      .map(({ branch }) => branch)
  );
}

/** Those branches, loaded with a library that most pages do without. */
export function OtherBranches({ lineId, listed, more }: OtherBranchesProps) {
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
    return <LoadFailure message="No pudimos cargar las demás sucursales." onRetry={retry} />;
  }
  // A gateway may name branches of a line that do not name it.
  return more(!data);
}
