import 'server-only';
import { globalSingleton } from '@/lib/util/global-singleton';

const queue = globalSingleton('gateway-large-responses', () => ({ tail: Promise.resolve() }));

/** Reads one large response at a time: dozens would block the process. Returns the release. */
// In sequence, the first that is too large opens the circuit for the rest.
export async function acquireLargeResponse(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const previous = queue.tail;
  queue.tail = promise;
  await previous;
  // Deferred, so that the caller updates the circuit first.
  return () => void setImmediate(resolve);
}
