import { decoded } from '@/lib/util/urls.mts';
import type { Json } from './json';
import { notFound, shaped, type Shape } from './responses';
import type { Store } from './store';

/** A request, and the content for its response. */
export type Call = { request: Request; url: URL; store: Store };

/** A function that returns a call's value for the path parts that match `*`; undefined means not found. */
export type Read = (call: Call, ...keys: string[]) => Promise<Json | undefined>;

/** A call of the contract. */
export type Route = {
  method: 'GET' | 'POST';
  pattern: RegExp;
  respond: (call: Call, ...keys: string[]) => Promise<Response>;
};

/** The prefix of all paths except those directly under the base. */
export const PREFIX = '/web-page-conf';

/** Creates a route under the prefix, or directly under the base if its path begins with `//`. */
export function route(method: Route['method'], path: string, respond: Route['respond']): Route {
  const full = path.startsWith('//') ? path.slice(1) : PREFIX + path;
  return { method, pattern: new RegExp(`^${full.replaceAll('*', '([^/]+)')}/*$`), respond };
}

const answering =
  (read: Read, shape: Shape): Route['respond'] =>
  async (call, ...keys) => {
    const value = await read(call, ...keys);
    return value === undefined || value === null ? notFound() : shaped(value, shape);
  };

/** Creates a route that reads by its path. */
export const getRoute = (path: string, read: Read, shape: Shape = 'envelope'): Route =>
  route('GET', path, answering(read, shape));

/** Creates a route that reads by a POST body. */
export const postRoute = (path: string, read: Read): Route =>
  route('POST', path, answering(read, 'envelope'));

/** Returns the routes of a path, with the value of each `*`; a trailing slash is ignored. */
export const routesOf = (routes: readonly Route[], path: string) =>
  routes.flatMap((match) => {
    const keys = match.pattern.exec(path)?.slice(1).map(decoded);
    return keys?.every((key) => key !== undefined) ? [{ ...match, keys }] : [];
  });
