import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

/**
 * An address without doubled slashes. Next itself answers these with a redirect of its own before
 * `middleware.ts` runs, which would make two hops of every old address written so. A slash at the
 * end takes their place: it is another form of the address too, so the middleware answers all of
 * them with one redirect to the canonical one.
 *
 * @param url a request's target, as it came.
 */
export function withoutRepeatedSlashes(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!/\/\/|\\/.test(path)) return url;
  const single = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  // The home page has no other form; Next's own redirect leads there.
  return single === '/' ? url : [`${single}/`, ...query].join('?');
}

/** Makes every request of this process come without doubled slashes. */
export function joinRepeatedSlashes(): void {
  // Published before the server hands the request on (Node's documentation, diagnostics channels).
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('request' in message)) return;
    const { request } = message;
    if (request instanceof IncomingMessage && request.url !== undefined) {
      request.url = withoutRepeatedSlashes(request.url);
    }
  });
}
