import { groupByState, type StateGroup } from '@/lib/features/branches/state-groups';

/** The most branches on a single page; a longer list has 12 per page. */
const MAX_ON_ONE_PAGE = 24;
const PER_PAGE = 12;

/** One page of the list of branches, and the page on which each state begins. */
export interface BranchIndexPage<B> {
  groups: StateGroup<B>[];
  page: number;
  pages: number;
  states: { state: string; page: number }[];
}

/** Returns one page of the branches, ordered by state; undefined beyond the last page. */
export function branchIndexPage<B extends { name: string; ubication: { state: string } }>(
  branches: readonly B[],
  page: number,
): BranchIndexPage<B> | undefined {
  const all = groupByState(branches);
  const ordered = all.flatMap((group) => group.branches);
  const perPage = ordered.length > MAX_ON_ONE_PAGE ? PER_PAGE : MAX_ON_ONE_PAGE;
  const pages = Math.max(1, Math.ceil(ordered.length / perPage));
  if (page > pages) return undefined;
  const shown = ordered.slice((page - 1) * perPage, page * perPage);
  const states = all.map(({ state, branches: [first] }) => {
    const before = ordered.findIndex((branch) => branch === first);
    return { state, page: Math.floor(before / perPage) + 1 };
  });
  return { groups: groupByState(shown), page, pages, states };
}
