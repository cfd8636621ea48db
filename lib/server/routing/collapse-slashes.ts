/**
 * Replaces repeated slashes with single ones and a slash at the end, which `middleware.ts` redirects to
 * the canonical URL in one hop. Next itself would redirect repeated slashes before the middleware
 * runs, which would make two hops.
 *
 * @param url a request's target as received.
 */
export function withoutRepeatedSlashes(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!/\/\/|\\/.test(path)) return url;
  const single = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  // The home page has no other form, so Next's own redirect is right.
  return single === '/' ? url : [`${single}/`, ...query].join('?');
}
