import type { ServerResponse } from 'node:http';
import { readFileName } from '@/lib/server/routing/file-name';
import { routes } from '@/lib/server/routing/routes';
import { cacheControl, retryAfter } from '@/lib/server/response/headers.mts';

/** The path of the file that a picture is made of; undefined where it is no file of the gateway. */
function originalOf(query: string): string | undefined {
  const source = new URLSearchParams(query).get('url') ?? '';
  const name = source.startsWith('/archivos/') ? readFileName(source) : undefined;
  return name && routes.file(name);
}

/**
 * Completes an error of Next's optimizer: 413 redirects to the original, 503 gets `Retry-After`. Returns
 * the body instead of Next's; undefined for any other response.
 *
 * @param query of the picture's URL.
 */
// The optimizer forwards only the status of lib/content/images/optimizer-source.ts.
export function completePictureError(query: string, response: ServerResponse): string | undefined {
  const original = response.statusCode === 413 ? originalOf(query) : undefined;
  if (original === undefined && response.statusCode !== 503) return undefined;
  response.removeHeader('Content-Length');
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  if (original === undefined) {
    response.setHeader('Retry-After', retryAfter.picture);
    response.setHeader('Cache-Control', cacheControl.never);
    return 'La imagen no está disponible en este momento.';
  }
  response.statusCode = 307;
  response.setHeader('Location', original);
  response.setHeader('Cache-Control', cacheControl.redirect);
  return '';
}
