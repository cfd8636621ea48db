import 'server-only';
import { fileHeaders } from '@/lib/content/media/file-response';
import { releaseAfterConversion } from '@/lib/content/images/conversions';
import { readConvertibleFile } from '@/lib/content/images/convertible-file';

const STATUSES = {
  'not-convertible': 413,
  missing: 404,
  unavailable: 502,
  busy: 503,
} as const;

/** Returns the image for Next's optimizer, or a status that lib/server/response/picture-errors.ts handles. */
export async function optimizerSource(name: string): Promise<Response> {
  const file = await readConvertibleFile(name);
  if (file.status !== 'found') return new Response(null, { status: STATUSES[file.status] });
  releaseAfterConversion(file.permit);
  return new Response(new Uint8Array(file.bytes), { headers: fileHeaders(name, file.headers) });
}
