import {
  createRedirects,
  normalisePath,
  type LegacyRedirect,
  type LegacyTarget,
} from '@/lib/server/routing/legacy-redirects';
import { legacyPath, type LegacyRecords } from '@/lib/features/legacy/targets';
import { handlerPatterns, routePatterns } from '@/lib/server/routing/route-patterns';
import { classifyPath, routePattern } from '@/lib/server/routing/route-table';

/** Paths of pages without a record, the only ones that exist with every gateway. */
const FIXED_PAGES: ReadonlySet<string> = new Set(
  ['/', ...routePatterns].filter((path) => !path.includes('*') && path !== '/error/404'),
);

export interface RedirectMistake {
  from: string;
  mistake: string;
}

/** Returns whether a path is lower case and percent-encoded, with single slashes and `*` only at its end. */
function isWellFormed(from: string): boolean {
  const bare = from.replace(/\/\*$/, '');
  const isPlain = /^\/[!-~]*$/.test(bare) && !/[*?#\\]/.test(bare);
  return isPlain && normalisePath(bare) === bare;
}

/** Returns whether the site has a page or a route handler at `from`, or below it for a pattern. */
function isTaken(from: string): boolean {
  if (!from.endsWith('/*')) return classifyPath(from).kind !== 'unknown';
  const below = from.slice(0, -1);
  return (
    [...routePatterns, ...handlerPatterns].some((path) => path.toLowerCase().startsWith(below)) ||
    ['x', 'x/x'].some((rest) => classifyPath(below + rest).kind !== 'unknown')
  );
}

/** Returns where redirects lead on from a target: nowhere, to another page, or in a loop. */
function onward(to: string, redirect: (path: string) => LegacyTarget | undefined) {
  const seen = new Set<string>();
  let next = redirect(to);
  if (next === undefined) return 'nowhere';
  while (typeof next === 'string' && !seen.has(next)) {
    seen.add(next);
    next = redirect(next);
  }
  return typeof next === 'string' ? 'loop' : 'elsewhere';
}

/**
 * Finds the mistakes in a redirect map: loops, chains, shadowed entries and pages, and targets that do
 * not exist. `records` are the branches and lines that entries may name.
 */
export function findRedirectMistakes(
  entries: readonly LegacyRedirect[],
  records: LegacyRecords,
): RedirectMistake[] {
  const redirect = createRedirects(entries);
  const seen = new Set<string>();

  const targetMistake = (from: string, to: LegacyTarget): string | undefined => {
    if (typeof to !== 'string') {
      const isKnown = legacyPath(to, records) !== undefined;
      return isKnown ? undefined : `names ${Object.values(to).join()}, which does not exist`;
    }
    if (!to.startsWith('/') || /^\/[/\\]/.test(to)) return `leaves the site: ${to}`;
    if (normalisePath(to) === from) return 'leads to itself';
    const way = onward(to, redirect);
    if (way === 'loop') return `leads to ${to} and from there round in a loop`;
    if (way === 'elsewhere') return `leads to ${to}, which is redirected again`;
    if (FIXED_PAGES.has(to)) return undefined;
    return routePattern(to)?.includes('*')
      ? `leads to ${to}, whose name depends on the gateway: only { "branch": … } and { "line": … } follow it`
      : `leads to ${to}, which is not in the route table`;
  };

  return entries.flatMap(({ from, to }) => {
    const mistakes: (string | undefined)[] = [];
    if (!isWellFormed(from)) {
      mistakes.push('is not in lower case, or has a stray slash, asterisk or character');
    } else if (isTaken(from)) {
      mistakes.push('would shadow a page of the site');
    }
    if (seen.has(from)) mistakes.push('has the same path as an earlier entry');
    seen.add(from);
    mistakes.push(targetMistake(from, to));
    return mistakes.flatMap((mistake) => (mistake === undefined ? [] : [{ from, mistake }]));
  });
}
