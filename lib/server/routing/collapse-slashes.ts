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
