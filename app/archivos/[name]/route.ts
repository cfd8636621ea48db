import { capped, fileHeaders, isTooLarge } from '@/lib/content/media/file-response';
import { fetchFile, isMissing } from '@/lib/content/gateway/files';
import { readFileName } from '@/lib/server/routing/file-name';
import { cacheControl } from '@/lib/server/response/headers.mts';

const NO_STORE = { 'cache-control': cacheControl.never };

const refuse = (status: number, message: string) =>
  new Response(message, {
    status,
    headers: {
      ...NO_STORE,
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    },
  });

/**
 * Streams a file of the gateway: 400 for an invalid name, 404 for a missing file, 413 above the
 * cap, 502 without a gateway.
 */
export async function GET(request: Request): Promise<Response> {
  const name = readFileName(new URL(request.url).pathname);
  if (name === undefined) return refuse(400, 'El nombre del archivo no es válido.');
  const upstream = await fetchFile(name, request);
  if (upstream === undefined) return refuse(502, 'El archivo no está disponible en este momento.');
  const { status, body } = upstream;
  if (status === 304)
    return new Response(null, { status, headers: fileHeaders(name, upstream.headers) });
  if (status !== 200 && status !== 206) {
    await body?.cancel();
    if (isMissing(status)) return refuse(404, 'El archivo no existe.');
    if (status === 416) return refuse(416, 'El rango pedido no existe.');
    return refuse(502, 'El archivo no está disponible en este momento.');
  }
  if (isTooLarge(upstream.headers)) {
    await body?.cancel();
    return refuse(413, 'El archivo es demasiado grande.');
  }
  const headers = fileHeaders(name, upstream.headers);
  const isHead = request.method === 'HEAD';
  if (isHead) await body?.cancel();
  return new Response(isHead || body === null ? null : capped(body), { status, headers });
}

export const HEAD = GET;
