import type { IncomingHttpHeaders } from 'node:http';

/** Says to route handlers that a request came directly; one through a proxy lacks it. */
const DIRECT = 'x-direct-request';

/** Marks a request that no proxy has forwarded. Call it before `X-Forwarded-For` is replaced. */
export function markDirectRequest(headers: IncomingHttpHeaders): void {
  delete headers[DIRECT];
  if (!('x-forwarded-for' in headers || 'forwarded' in headers)) headers[DIRECT] = '1';
}

/** Whether a request came from inside, not through a proxy. */
export const isDirect = (headers: Headers): boolean => headers.has(DIRECT);
