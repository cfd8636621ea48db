import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/** Best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The encodings that a request takes, best first whatever it prefers; the last is `identity`. */
export function acceptedEncodings(request: IncomingMessage): [...Encoding[], 'identity'] {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  const compressed = ENCODINGS.filter((name) => name !== 'identity' && accepted.includes(name));
  return [...compressed, 'identity'];
}
