import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { z } from 'zod';
import { globalSingleton } from '@/lib/util/global-singleton';

interface Progress {
  isMade: boolean;
  hasLeft: boolean;
}

/** Names and values in turn. */
const messages = z.object({ request: z.object({ headers: z.array(z.string()) }) });

/** What the HTTP client has told of requests under way, by `Idempotency-Key`. */
const underWay = globalSingleton('request-progress', () => {
  const byKey = new Map<string, Progress>();
  const note = (step: keyof Progress) => (message: unknown) => {
    if (byKey.size === 0) return;
    const headers = messages.safeParse(message).data?.request.headers ?? [];
    const progress = byKey.get(headers[headers.indexOf('idempotency-key') + 1] ?? '');
    if (progress) progress[step] = true;
  };
  subscribe('undici:request:create', note('isMade'));
  subscribe('undici:client:sendHeaders', note('hasLeft'));
  return byKey;
});

/**
 * Watches the next request with this key. The function it returns says whether it may have left this
 * process, and ends the watch. A request is unsent only where the client says that it was made and
 * never wrote it: no connection, no TLS, no answer of DNS.
 */
export function watchRequest(key = ''): () => boolean {
  const progress = { isMade: false, hasLeft: false };
  underWay.set(key, progress);
  return () => {
    underWay.delete(key);
    return progress.hasLeft || !progress.isMade;
  };
}
