/** A gateway `url` as a slug, without surrounding spaces and slashes. */
export function trimSlug(url: string): string {
  return url.trim().replace(/^\/+|\/+$/g, '');
}
