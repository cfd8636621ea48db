import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { RefusalStatus } from '@/lib/server/admission/request-target';
import { busyPage } from '@/lib/server/response/static-pages.mts';
import { NO_PAGE_POLICY } from '@/lib/server/response/content-security-policy.mts';
import { cacheControl, retryAfter, securityHeaders } from '@/lib/server/response/headers.mts';

/** Names in lower case, so that the given headers replace those of every response. */
const always = Object.fromEntries(
  securityHeaders('/').map(([name, value]) => [name.toLowerCase(), value]),
);
const NEVER = { 'cache-control': cacheControl.never };

/** Built once, so that a refusal costs next to nothing. */
function refusal(text: string, type: string, headers: OutgoingHttpHeaders = NEVER) {
  const body = Buffer.from(text);
  const own = { 'content-type': type, 'content-length': body.length };
  return { body, headers: { ...always, ...headers, ...own } };
}

const inText = (sentence: string, more: OutgoingHttpHeaders = {}) => {
  const headers = { ...NEVER, 'content-security-policy': NO_PAGE_POLICY, ...more };
  return refusal(sentence, 'text/plain; charset=utf-8', headers);
};
const refusals = {
  400: inText('La dirección no es válida.'),
  404: inText('La dirección no existe.'),
  405: inText('Este método no se admite aquí.', { allow: 'GET, HEAD' }),
  414: inText('La dirección es demasiado larga.'),
};
/** A page, and what route handlers answer scripts. */
const busy = {
  page: refusal(busyPage.html, 'text/html; charset=utf-8', busyPage.headers),
  json: refusal(JSON.stringify({ error: 'unavailable' }), 'application/json'),
};

function send(
  response: ServerResponse,
  status: number,
  { headers, body }: ReturnType<typeof refusal>,
  more: OutgoingHttpHeaders = {},
): number {
  response.writeHead(status, { ...headers, ...more }).end(body);
  return status;
}

const formOf = (path: string) => (path.startsWith('/api/') ? 'json' : 'page');

/** Ends the response to a request that must not reach Next; returns its status. */
export const refuse = (response: ServerResponse, status: RefusalStatus): number =>
  send(response, status, refusals[status]);

/** Ends the response to what finds no place now: a page with the phone number, or JSON; returns its status. */
export const refuseBusy = (response: ServerResponse, path: string): number =>
  send(response, busyPage.status, busy[formOf(path)], { 'retry-after': retryAfter.busy });
