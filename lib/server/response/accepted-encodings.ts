import Negotiator from 'negotiator';

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encodings that a client takes, best first whatever it prefers; the last is `identity`.
 *
 * @param header its Accept-Encoding, as received.
 */
export function acceptedEncodings(
  header: string | string[] | undefined,
): [...Encoding[], 'identity'] {
  const headers = { 'accept-encoding': header };
  const accepted = new Negotiator({ headers }).encodings([...ENCODINGS]);
  const compressed = ENCODINGS.filter((name) => name !== 'identity' && accepted.includes(name));
  return [...compressed, 'identity'];
}
