import 'server-only';
import { fileHeaders } from '@/lib/content/media/file-response';
import { releaseAfterConversion } from '@/lib/content/images/conversions';
import { readConvertibleFile } from '@/lib/content/images/convertible-file';

const STATUSES = { 'not-convertible': 413, missing: 404, unavailable: 502, busy: 503 } as const;

/**
 * What Next's image optimiser is given for a file: the picture, whole, when it may be converted now.
 * Else a status without content, which it passes on: 413 for a picture that is to be sent as it is
 * (lib/server/http/image-responses.ts), 503 while too many are being converted, 404 and 502 as elsewhere.
 */
export async function optimizerSource(name: string): Promise<Response> {
  const file = await readConvertibleFile(name);
  if (file.status !== 'found') return new Response(null, { status: STATUSES[file.status] });
  releaseAfterConversion(file.place);
  return new Response(new Uint8Array(file.bytes), { headers: fileHeaders(name, file.headers) });
}
