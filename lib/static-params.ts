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

/**
 * A route parameter as the gateway knows it: percent-decoded and trimmed. Undefined for the
 * placeholder and for what cannot be decoded, which no record can be called.
 */
export function readParam(value: string): string | undefined {
  if (value === PLACEHOLDER) return undefined;
  try {
    const name = decodeURIComponent(value).trim();
    return name === '' ? undefined : name;
  } catch {
    return undefined;
  }
}
