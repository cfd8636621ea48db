import 'server-only';
import { globalSingleton } from '@/lib/util/global-singleton';

const queue = globalSingleton('gateway-large-responses', () => ({ tail: Promise.resolve() }));

/**
 * Waits until no other large response is being read: dozens at a time, of tens of megabytes each,
 * would block the process. In sequence, the first that is too large opens the circuit for the rest.
 *
 * @returns releases the mutex.
 */
export async function acquireLargeResponse(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const previous = queue.tail;
  queue.tail = promise;
  await previous;
  // Deferred, so that the caller updates the circuit first.
  return () => void setImmediate(resolve);
}
