import { handlerPatterns } from '@/lib/server/routing/route-patterns';
import { patternMatcher, routePattern } from '@/lib/server/routing/route-table';

const handlerPattern = patternMatcher(handlerPatterns);

/** A path's label in metrics: a pattern, a kind of Next's files or `other`. Paths are unbounded. */
export function routeLabel(path: string): string {
  if (path === '/_next/image') return path;
  if (path.startsWith('/_next/static/')) return '/_next/static/*';
  return routePattern(path) ?? handlerPattern(path) ?? 'other';
}
