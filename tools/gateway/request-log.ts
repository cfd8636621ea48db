import type { IncomingMessage } from 'node:http';

const MAX_ENTRIES = 200;

/** Returns an entry without the body; it says only whether an authorization was present. */
function entryOf({ method = '', headers }: IncomingMessage, { pathname, search }: URL) {
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const authorization = headers.authorization === undefined ? 'absent' : 'present';
  return {
    at: new Date().toISOString(),
    method,
    path: pathname,
    query: search,
    headers: { ...Object.fromEntries(named), authorization } as Record<string, string>,
  };
}

export function createRequestLog() {
  const counts = new Map<string, number>();
  let entries: ReturnType<typeof entryOf>[] = [];
  return {
    record: (message: IncomingMessage, url: URL) => {
      counts.set(url.pathname, (counts.get(url.pathname) ?? 0) + 1);
      entries = [...entries.slice(1 - MAX_ENTRIES), entryOf(message, url)];
    },
    counts: () => Object.fromEntries(counts),
    /** The last 200 requests, oldest first. */
    last: () => [...entries],
    reset: () => {
      counts.clear();
      entries = [];
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
