import { groupByState, type StateGroup } from '@/lib/branches-by-state';

/** Branches on one page of the index. */
const PER_PAGE = 24;

/** One page of the index of branches. */
export interface BranchIndexPage<B> {
  groups: StateGroup<B>[];
  /** From 1. */
  page: number;
  pages: number;
  /** Every state, and the page on which it begins. */
  states: { state: string; page: number }[];
}

/**
 * A page of the branches in the order of their states, at most 24 of them; undefined beyond the last
 * page. Page 1 always stands.
 */
export function branchIndexPage<B extends { name: string; ubication: { state: string } }>(
  branches: B[],
  page: number,
): BranchIndexPage<B> | undefined {
  const all = groupByState(branches);
  const ordered = all.flatMap((group) => group.branches);
  const pages = Math.max(1, Math.ceil(ordered.length / PER_PAGE));
  if (page > pages) return undefined;
  const shown = ordered.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  let before = 0;
  const states = all.map(({ state, branches: members }) => {
    const begins = Math.floor(before / PER_PAGE) + 1;
    before += members.length;
    return { state, page: begins };
  });
  return { groups: groupByState(shown), page, pages, states };
}
