import type { ServerResponse } from 'node:http';
import { busyPage } from '@/lib/cache/busy-page.cjs';
import type { RefusalStatus } from '@/lib/http/request-target';

const MESSAGES: Record<RefusalStatus, string> = {
  400: 'La dirección no es válida.',
  404: 'La dirección no existe.',
  405: 'Este método no se admite aquí.',
  414: 'La dirección es demasiado larga.',
};

function send(
  response: ServerResponse,
  { status, headers, body }: { status: number; headers: Record<string, string>; body: string },
): void {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.end(body);
}

/** Ends the response to a request that Next is not to see. */
export function refuse(response: ServerResponse, status: RefusalStatus): void {
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    ...(status === 405 ? { allow: 'GET, HEAD' } : {}),
  };
  send(response, { status, headers, body: MESSAGES[status] });
}

/** Ends the response with the page that gives the phone number and a time to come back. */
export function refuseForNow(response: ServerResponse): void {
  const { status, headers, html: body } = busyPage;
  send(response, {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body,
  });
}
