import { groupByState, type StateGroup } from '@/lib/features/branches/group-by-state';

/** So many branches stand on one page; nobody pages through two dozen. */
const MOST_ON_ONE = 24;
/** Of more branches so many a page: it weighs what a page of few branches does. */
const PER_PAGE = 12;

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
 * A page of the branches in the order of their states: 24 on one, more in pages of 12; undefined
 * beyond the last page. Page 1 always stands.
 */
export function branchIndexPage<B extends { name: string; ubication: { state: string } }>(
  branches: B[],
  page: number,
): BranchIndexPage<B> | undefined {
  const all = groupByState(branches);
  const ordered = all.flatMap((group) => group.branches);
  const perPage = ordered.length > MOST_ON_ONE ? PER_PAGE : MOST_ON_ONE;
  const pages = Math.max(1, Math.ceil(ordered.length / perPage));
  if (page > pages) return undefined;
  const shown = ordered.slice((page - 1) * perPage, page * perPage);
  let before = 0;
  const states = all.map(({ state, branches: members }) => {
    const begins = Math.floor(before / perPage) + 1;
    before += members.length;
    return { state, page: begins };
  });
  return { groups: groupByState(shown), page, pages, states };
}
