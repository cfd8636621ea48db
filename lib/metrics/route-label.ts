import { handlerPatterns } from '@/lib/routes';
import { routePattern } from '@/lib/site-paths';

const handlers: ReadonlySet<string> = new Set(handlerPatterns);

/**
 * What a path is called in metrics: a pattern of the route table, a route handler, a kind of
 * Next's own files, or `other`. Never the path itself: anybody can ask for any number of those.
 */
export function routeLabel(path: string): string {
  if (path === '/_next/image' || handlers.has(path)) return path;
  if (path.startsWith('/_next/static/')) return '/_next/static/*';
  const oneName = path.replace(/[^/]+$/, '*');
  if (handlers.has(oneName)) return oneName;
  return routePattern(path) ?? 'other';
}
