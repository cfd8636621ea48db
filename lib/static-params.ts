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

/**
 * A route parameter as the gateway knows it, trimmed. Next hands parameters to pages, layouts and
 * metadata percent-encoded exactly once, however the address was written, so they are decoded
 * exactly once: `%2541` is the name `%41`, `a%2Fb` the name `a/b`.
 *
 * Undefined for the placeholder and for what no record can be called: malformed encoding, control
 * characters, `.` and `..` (they would climb in the gateway's paths), more than 600 characters.
 */
export function readParam(value: string): string | undefined {
  if (value === PLACEHOLDER) return undefined;
  try {
    const name = decodeURIComponent(value).trim();
    const isName = name !== '' && name.length <= MAX_NAME && !/^\.{1,2}$|\p{Cc}/u.test(name);
    return isName ? name : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A route parameter in `generateMetadata`. There a production build hands it over decoded already
 * (Next 16.4 encodes it for pages and layouts only) and a development server encoded; a percent sign
 * that begins no code tells that it is a name's own.
 */
export function readMetadataParam(value: string): string | undefined {
  try {
    decodeURIComponent(value);
    return readParam(value);
  } catch {
    return readParam(encodeURIComponent(value));
  }
}
