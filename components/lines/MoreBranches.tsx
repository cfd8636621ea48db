'use client';

import { useState } from 'react';
import { LoadMore } from '@/components/ui/LoadMore';
import { useLazy } from '@/components/ui/useLazy';
import { routes } from '@/lib/server/routing/routes';

interface MoreBranchesProps {
  lineId: number;
  /** Addresses of the branches that the page lists. */
  listed: readonly string[];
  /** How many it does not. */
  rest: number;
}

const loadOthers = () =>
  import('@/components/lines/OtherBranches').then(({ OtherBranches }) => OtherBranches);

/** The branches of a line beyond the first: fetched when asked for, without script those of all lines. */
export function MoreBranches({ rest, ...props }: MoreBranchesProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { loaded: OtherBranches, hasFailed } = useLazy(loadOthers, isWanted);
  const more = (isBusy: boolean) => (
    <LoadMore
      href={routes.branches()}
      label={rest === 1 ? 'Ver la otra sucursal' : `Ver las otras ${rest} sucursales`}
      isBusy={isBusy}
      // Once that has brought nothing, the link leads to all.
      onLoad={isWanted && !isBusy ? undefined : () => setIsWanted(true)}
    />
  );
  return OtherBranches ? <OtherBranches {...props} more={more} /> : more(isWanted && !hasFailed);
}
