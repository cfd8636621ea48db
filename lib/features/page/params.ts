import { decoded } from '@/lib/util/urls.mts';

/** The one parameter that Next requires at build time; dynamic routes are rendered on first request. */
const PLACEHOLDER = '__primera_visita__';

/** Returns the result of `generateStaticParams` for these parameters: one placeholder page. */
export function placeholderParams<Name extends string>(...names: Name[]): Record<Name, string>[] {
  const params = Object.fromEntries(names.map((name) => [name, PLACEHOLDER]));
  return [params as Record<Name, string>];
}

/** The longest name in UTF-16 units; no record has a longer one. */
const MAX_NAME = 600;

/** Decodes a route parameter; undefined for an invalid name, such as `..` (path traversal). */
// Next 16 gives pages the encoded value and `generateMetadata` the decoded one; only an encoded one
// is decoded. (A record named `100%25` has its page, but without a title of its own.)
export function readParam(value: string): string | undefined {
  if (value === PLACEHOLDER) return undefined;
  const meant = decoded(value);
  const isEncoded = meant !== undefined && encodeURIComponent(meant) === value;
  const name = (isEncoded ? meant : value).trim();
  const isName = name !== '' && name.length <= MAX_NAME && !/^\.{1,2}$|\p{Cc}/u.test(name);
  return isName ? name : undefined;
}
