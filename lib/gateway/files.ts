import 'server-only';
import { gatewayFetch } from '@/lib/gateway/transport';
import { watched } from '@/lib/gateway/watched';

/** Until the first byte of headers arrives; the body then streams at its own pace. */
const HEADERS_LIMIT_MS = 5_000;

const FILE_CALL = '/azure-storage/api/blob/download/';

/** In the words of the other reads. A condition or range that cannot be met is an answer too. */
function outcomeOf(response: Response | undefined): string {
  if (response === undefined || response.status >= 500) return 'unavailable';
  return response.status === 404 || response.status === 410 ? 'missing' : 'found';
}

/** Headers of the visitor's request that the file call understands. */
const FORWARDED = ['range', 'if-none-match', 'if-modified-since', 'if-range'];

/**
 * Asks the gateway's file call for a file.
 *
 * @param name the opaque file key.
 * @param request the visitor's request: its method (GET or HEAD), conditions and range go along.
 * @returns the gateway's response, unread; undefined when the gateway did not answer.
 */
export function fetchFile(name: string, request: Request): Promise<Response | undefined> {
  return watched(`GET ${FILE_CALL}`, outcomeOf, () => fetchWatched(name, request));
}

async function fetchWatched(name: string, request: Request): Promise<Response | undefined> {
  // Lengths and ranges must be those of the file itself.
  const headers = new Headers({ 'accept-encoding': 'identity' });
  for (const header of FORWARDED) {
    const value = request.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  const headersDue = new AbortController();
  const timer = setTimeout(() => headersDue.abort(), HEADERS_LIMIT_MS);
  try {
    return await gatewayFetch(`${FILE_CALL}?file=${encodeURIComponent(name)}`, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers,
      // The visitor leaving ends the transfer from the gateway too.
      signal: AbortSignal.any([headersDue.signal, request.signal]),
    });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
