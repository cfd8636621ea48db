import 'server-only';
import { processWide } from '@/lib/util/global-singleton';

const line = processWide('gateway-large-answers', () => ({ end: Promise.resolve() }));

/**
 * Waits until no other large answer is being read: a few dozen at a time, of tens of megabytes each,
 * would leave the process no time for its visitors. One after the other the first that is too large
 * speaks for those behind it (circuit.ts).
 *
 * @returns passes the turn on.
 */
export async function takeTurn(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const before = line.end;
  line.end = promise;
  await before;
  // Not before whoever called has noted how it went.
  return () => void setImmediate(resolve);
}
