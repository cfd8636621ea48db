import { missing, type Result } from '@/lib/content/gateway/result';

/**
 * Dynamic routes are made on first visit, never at build time: one build serves any gateway. Next
 * wants at least one parameter set all the same, so this one stands in; it is no record's name.
 */
const PLACEHOLDER = '__primera_visita__';

/** What `generateStaticParams` returns for a route with these parameters. */
export function placeholderParams<Name extends string>(...names: Name[]): Record<Name, string>[] {
  const params = Object.fromEntries(names.map((name) => [name, PLACEHOLDER]));
  return [params as Record<Name, string>];
}

/** Longer than any name of a record, in UTF-16 units; encoded it still fits into a path. */
const MAX_NAME = 600;

/** What `value` encodes; undefined unless it is exactly what `encodeURIComponent` makes of it. */
function decoded(value: string): string | undefined {
  try {
    const name = decodeURIComponent(value);
    return encodeURIComponent(name) === value ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A route parameter as the gateway knows it, trimmed, in a page and in `generateMetadata` alike.
 *
 * Next 16 decodes the address once and hands the result to `generateMetadata`; a page gets it
 * encoded again by `encodeURIComponent`, however the address was written. So what has that form is
 * decoded, once, and anything else is a name already: `%2541` is `%41`, `a%2Fb` is `a/b`, and both
 * `100%25` and `100%` are `100%`. (A record really called `100%25` has its page, without a title
 * of its own.) Malformed encoding never gets here: `middleware.ts` turns it away.
 *
 * Undefined for the placeholder and for what no record can be called: control characters, `.` and
 * `..` (they would climb in the gateway's paths), more than 600 characters.
 */
export function readParam(value: string): string | undefined {
  if (value === PLACEHOLDER) return undefined;
  const name = (decoded(value) ?? value).trim();
  const isName = name !== '' && name.length <= MAX_NAME && !/^\.{1,2}$|\p{Cc}/u.test(name);
  return isName ? name : undefined;
}

/**
 * Finds the record that a page's route parameters name, as `readParam` reads them; missing where
 * one of them can be no name.
 */
export async function findByParams<Name extends string, T>(
  params: Promise<Record<Name, string>>,
  find: (names: Record<Name, string>) => Promise<Result<T>>,
): Promise<Result<T>> {
  const names = { ...(await params) };
  for (const key in names) {
    const name = readParam(names[key]);
    if (name === undefined) return missing;
    names[key] = name;
  }
  return find(names);
}
