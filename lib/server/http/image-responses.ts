import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileName } from '@/lib/server/routing/file-name';
import { routes } from '@/lib/server/routing/routes';
import { cacheControl, retryAfter } from '@/lib/server/response/headers.mts';

function originalOf(target: string): string | undefined {
  const source = URL.parse(target, 'http://site.invalid')?.searchParams.get('url') ?? '';
  const { pathname } = URL.parse(source, 'http://site.invalid') ?? { pathname: '' };
  const name = pathname.startsWith('/archivos/') ? readFileName(pathname) : undefined;
  return name === undefined ? undefined : routes.file(name);
}

function complete(target: string, response: ServerResponse): string | undefined {
  if (response.statusCode === 503) {
    response.setHeader('Retry-After', retryAfter.picture);
    response.setHeader('Cache-Control', cacheControl.never);
    return 'La imagen no está disponible en este momento.';
  }
  const original = response.statusCode === 413 ? originalOf(target) : undefined;
  if (original === undefined) return undefined;
  response.statusCode = 307;
  response.setHeader('Location', original);
  response.setHeader('Cache-Control', cacheControl.redirect);
  return '';
}

/** Completes errors of Next's optimizer: 413 redirects to the original, 503 gets `Retry-After`. */
// The optimizer forwards only the status of lib/content/images/optimizer-source.ts.
export function completeImageResponses(request: IncomingMessage, response: ServerResponse): void {
  const target = request.url ?? '';
  const { end } = response;
  const endCompleted = function (this: ServerResponse, ...args: unknown[]): ServerResponse {
    const body = this.headersSent ? undefined : complete(target, this);
    if (body === undefined) return Reflect.apply(end, this, args);
    this.removeHeader('Content-Length');
    this.setHeader('Content-Type', 'text/plain; charset=utf-8');
    return Reflect.apply(end, this, [body]);
  };
  Object.assign(response, { end: endCompleted });
}
