/** The code of an error of Node or of a library, such as ENOSPC; undefined for none. */
// Errors of Node's core are of another realm under jest, so `instanceof Error` would not do.
export function errorCode(error: unknown): string | undefined {
  const { code }: { code?: unknown } = Object(error);
  return typeof code === 'string' ? code : undefined;
}
