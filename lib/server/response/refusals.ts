import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { busyPage, limitedPage } from '@/lib/server/response/busy-page.mts';
import { NO_PAGE_POLICY } from '@/lib/server/response/content-security-policy.mts';
import type { RefusalStatus } from '@/lib/server/admission/request-target';
import { cacheControl, retryAfter, securityHeaders } from '@/lib/server/response/headers.mts';

const MESSAGES: Record<RefusalStatus, string> = {
  400: 'La dirección no es válida.',
  404: 'La dirección no existe.',
  405: 'Este método no se admite aquí.',
  414: 'La dirección es demasiado larga.',
};

interface Refusal {
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Built once, so that a refusal costs next to nothing. */
function refusal(text: string, headers: Record<string, string>): Refusal {
  const body = Buffer.from(text);
  // Names in lower case, so that the given headers replace those of every response.
  const always = securityHeaders('/').map(([name, value]) => [name.toLowerCase(), value]);
  return {
    headers: { ...Object.fromEntries(always), ...headers, 'content-length': body.length },
    body,
  };
}

const inText = (status: RefusalStatus) =>
  refusal(MESSAGES[status], {
    'cache-control': cacheControl.never,
    'content-security-policy': NO_PAGE_POLICY,
    'content-type': 'text/plain; charset=utf-8',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  });

const HTML = 'text/html; charset=utf-8';

const refusals = { 400: inText(400), 404: inText(404), 405: inText(405), 414: inText(414) };
const inJson = (error: string) =>
  refusal(JSON.stringify({ error }), {
    'cache-control': cacheControl.never,
    'content-type': 'application/json',
  });
const busy = {
  page: refusal(busyPage.html, { ...busyPage.headers, 'content-type': HTML }),
  json: inJson('unavailable'),
};
const limited = {
  page: refusal(limitedPage.html, { ...limitedPage.headers, 'content-type': HTML }),
  json: inJson('rate'),
};
/** Route handlers answer scripts. */
const formOf = (path: string) => (path.startsWith('/api/') ? 'json' : 'page');

function send(response: ServerResponse, status: number, { headers, body }: Refusal): number {
  response.writeHead(status, headers);
  response.end(body);
  return status;
}

/** Ends the response to a request that must not reach Next; returns its status. */
export function refuse(response: ServerResponse, status: RefusalStatus): number {
  return send(response, status, refusals[status]);
}

/** Ends the response to what finds no place now: a page with the phone number, or JSON; returns its status. */
export function refuseBusy(response: ServerResponse, path: string): number {
  const { headers, body } = busy[formOf(path)];
  const after = { ...headers, 'retry-after': retryAfter.busy };
  return send(response, busyPage.status, { headers: after, body });
}

/** Ends the response to a client over its limit: a page, or for scripts `{ error: 'rate' }`. */
export function refuseLimited(response: ServerResponse, path: string, waitSeconds: number): void {
  const { headers, body } = limited[formOf(path)];
  send(response, 429, { headers: { ...headers, 'retry-after': String(waitSeconds) }, body });
}
