import { capped, fileHeaders, isTooLarge, rangeOfWhole } from '@/lib/content/media/file-response';
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

const unavailable = () => refuse(502, 'El archivo no está disponible en este momento.');

function refusalOf({ status, headers }: Response, range: unknown): Response | undefined {
  if (isMissing(status)) return refuse(404, 'El archivo no existe.');
  if (status === 416 || range === 'unsatisfiable') return refuse(416, 'El rango pedido no existe.');
  if (status !== 200 && status !== 206) return unavailable();
  return isTooLarge(headers) ? refuse(413, 'El archivo es demasiado grande.') : undefined;
}

/** The size up to which a file is read before it is sent: 1 MB. */
const WHOLE_BYTES = 1024 * 1024;

/**
 * Sends a file of the gateway, or a range of it even if the gateway sends all of it. Responds with 400 for an
 * invalid name, 404 for a missing file and 413 above the cap. Without the gateway, or for an incomplete small
 * file, it responds with 502.
 */
export async function GET(request: Request): Promise<Response> {
  const name = readFileName(new URL(request.url).pathname);
  if (name === undefined) return refuse(400, 'El nombre del archivo no es válido.');
  const upstream = await fetchFile(name, request);
  if (upstream === undefined) return unavailable();
  const { status, body } = upstream;
  const headers = fileHeaders(name, upstream.headers);
  if (status === 304) return new Response(null, { status, headers });
  const range = rangeOfWhole(request, upstream);
  const refusal = refusalOf(upstream, range);
  if (refusal || request.method === 'HEAD' || body === null) {
    await body?.cancel();
    return refusal ?? new Response(null, { status, headers });
  }
  if (typeof range === 'object') {
    const { start, end } = range;
    headers.set('content-range', `bytes ${start}-${end}/${headers.get('content-length')}`);
    headers.set('content-length', String(end - start + 1));
    return new Response(capped(body, range), { status: 206, headers });
  }
  if (Number(headers.get('content-length') ?? Infinity) > WHOLE_BYTES)
    return new Response(capped(body), { status, headers });
  // Browsers and the edge cache a response with status 200, so a truncated icon would stay.
  const bytes = await upstream.arrayBuffer().catch(() => undefined);
  return bytes ? new Response(bytes, { status, headers }) : unavailable();
}

export const HEAD = GET;
