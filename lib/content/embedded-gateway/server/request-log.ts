import type { IncomingMessage } from 'node:http';

/** A call received: never its body, and of the authorization only whether there was one. */
type LoggedRequest = {
  at: string;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string>;
};

/** What calls came in, so that a test can count them. */
export type RequestLog = {
  record(message: IncomingMessage, url: URL): void;
  /** Number of calls by path, as received (`/web-page-conf/web/blog/getall`). */
  counts(): Record<string, number>;
  /** The last calls, oldest first. */
  last(): LoggedRequest[];
  reset(): void;
};

/** Enough for a test to look back on, whatever the load. */
const KEPT = 200;

function headersOf(message: IncomingMessage): Record<string, string> {
  const entries = Object.entries(message.headers).map(([name, value]) => [name, String(value)]);
  const authorization = message.headers.authorization === undefined ? 'absent' : 'present';
  return { ...Object.fromEntries(entries), authorization };
}

/** An empty requestLog. */
export function createRequestLog(): RequestLog {
  const counts = new Map<string, number>();
  let entries: LoggedRequest[] = [];
  return {
    record: (message, { pathname, search }) => {
      counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
      const entry = {
        at: new Date().toISOString(),
        method: message.method ?? '',
        path: pathname,
        query: search,
        headers: headersOf(message),
      };
      entries = [...entries.slice(1 - KEPT), entry];
    },
    counts: () => Object.fromEntries(counts),
    last: () => [...entries],
    reset: () => {
      counts.clear();
      entries = [];
    },
  };
}
