import { decoded } from '@/lib/util/decoded.mts';

/** A gateway `url` as a slug, without surrounding spaces and slashes. */
export function trimSlug(url: string): string {
  return url.trim().replace(/^\/+|\/+$/g, '');
}

/** A key for comparing slugs: "año-1" for "/Año-1/" and "A%C3%B1o-1". */
export function slugKey(url: string): string {
  const slug = trimSlug(url);
  return (decoded(slug) ?? slug).toLowerCase();
}
