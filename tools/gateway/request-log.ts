import type { IncomingMessage } from 'node:http';

/** Without the body; of the authorization, only whether it was present. */
type LoggedRequest = {
  at: string;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
};

const MAX_ENTRIES = 200;

function headersOf(message: IncomingMessage): Record<string, string> {
  const entries = Object.entries(message.headers).map(([name, value]) => [name, String(value)]);
  const authorization = message.headers.authorization === undefined ? 'absent' : 'present';
  return { ...Object.fromEntries(entries), authorization };
}

export function createRequestLog() {
  const counts = new Map<string, number>();
  let entries: LoggedRequest[] = [];
  return {
    record: (message: IncomingMessage, { pathname, search }: URL) => {
      counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
      const entry = {
        at: new Date().toISOString(),
        method: message.method ?? '',
        path: pathname,
        query: search,
        headers: headersOf(message),
      };
      entries = [...entries.slice(1 - MAX_ENTRIES), entry];
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
