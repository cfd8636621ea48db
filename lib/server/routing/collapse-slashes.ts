/** Collapses repeated slashes in a request's target and ends its path with a slash. */
// The middleware redirects that to the canonical URL, in one hop. Next would redirect repeated
// slashes before the middleware runs: two hops.
export function withoutRepeatedSlashes(url: string): string {
  const [path = '', ...query] = url.split('?');
  if (!/\/\/|\\/.test(path)) return url;
  const single = path.replace(/[/\\]+/g, '/').replace(/(?<=.)\/$/, '');
  // The home page has no other form, so Next's own redirect is right.
  return single === '/' ? url : [`${single}/`, ...query].join('?');
}
