import { handlerPatterns } from '@/lib/server/routing/route-patterns';
import { patternMatcher, routePattern } from '@/lib/server/routing/route-table';

const handlerPattern = patternMatcher(handlerPatterns);

/**
 * The label of a path in metrics: a pattern of the route table, a route handler, a kind of Next's own
 * files, or `other`. Never the path itself, whose values are unbounded.
 */
export function routeLabel(path: string): string {
  if (path === '/_next/image') return path;
  if (path.startsWith('/_next/static/')) return '/_next/static/*';
  return routePattern(path) ?? handlerPattern(path) ?? 'other';
}
