import type { Shape } from './responses';
import type { Json } from './json';
import type { Store } from './store';
import { decoded } from '@/lib/util/decoded';

/** A request with what its path holds, and the content that answers it. */
export type Call = {
  request: Request;
  url: URL;
  parameters: Record<string, string>;
  store: Store;
};

/** Undefined means not found. */
export type Read = (call: Call) => Promise<Json | undefined>;

/** A call of the contract: it returns a value in a shape, or writes its own response. */
export type Route = { method: 'GET' | 'POST'; pattern: string } & (
  | { read: Read; shape: Shape }
  | { respond: (call: Call) => Promise<Response> }
);

/** The prefix of all paths except those that stand directly under the base. */
export const PREFIX = '/web-page-conf';

/** A GET route; `:name` in the pattern is a parameter. */
export function get(pattern: string, read: Read, shape: Shape = 'envelope'): Route {
  return { method: 'GET', pattern, read, shape };
}

/** A route that reads by a POST body. */
export function post(pattern: string, read: Read, shape: Shape = 'envelope'): Route {
  return { method: 'POST', pattern, read, shape };
}

function partsOf(path: string): string[] {
  return path.replace(/\/+$/, '').split('/');
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.length !== given.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
      continue;
    }
    const name = decoded(value);
    if (!name) return undefined;
    parameters[part.slice(1)] = name;
  }
  return parameters;
}

/** The route of a path; `method` where it has others alone, which a 405 names. */
export type Match =
  | { kind: 'route'; route: Route; parameters: Record<string, string> }
  | { kind: 'method'; allowed: string[] }
  | { kind: 'none' };

/** The first matching route; HEAD matches GET, a trailing slash is ignored. */
export function findRoute(routes: readonly Route[], method: string, path: string): Match {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed: string[] = [];
  for (const route of routes) {
    const parameters = matchPath(route.pattern, path);
    if (!parameters) continue;
    if (route.method === wanted) return { kind: 'route', route, parameters };
    allowed.push(route.method);
  }
  return allowed.length > 0 ? { kind: 'method', allowed } : { kind: 'none' };
}
