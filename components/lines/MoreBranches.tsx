'use client';

import { useState } from 'react';
import type { OtherBranchesProps } from '@/components/lines/OtherBranches';
import { LoadMore } from '@/components/ui/LoadMore';
import { useLazy } from '@/components/ui/useLazy';
import { routes } from '@/lib/server/routing/routes';

const loadOthers = () =>
  import('@/components/lines/OtherBranches').then(({ OtherBranches }) => OtherBranches);

/** The branches of a line beyond the first: fetched when asked for, without script those of all lines. */
export function MoreBranches(props: OtherBranchesProps) {
  const [isWanted, setIsWanted] = useState(false);
  const { loaded: OtherBranches, hasFailed } = useLazy(loadOthers, isWanted);
  if (OtherBranches) return <OtherBranches {...props} />;
  return (
    <LoadMore
      href={routes.branches()}
      label={`Mostrar las otras ${props.rest} sucursales`}
      isBusy={isWanted && !hasFailed}
      onLoad={hasFailed ? undefined : () => setIsWanted(true)}
    />
  );
}
