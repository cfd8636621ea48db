import { revalidateTag } from 'next/cache';
import { config } from '@/lib/config';
import { log } from '@/lib/log';
import { isSecret, parseRevalidation } from '@/lib/revalidation';

const MAX_BODY_BYTES = 16_384;

/**
 * Makes what was published visible at once: `Authorization: Bearer <REVALIDATE_SECRET>` and
 * `{"tags": […]}` or `{"type": …, "id": …}`. 401 without the secret, 400 for another body; the
 * reason is in the body.
 */
export async function POST(request: Request): Promise<Response> {
  const given = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!config.revalidateSecret || !isSecret(given, config.revalidateSecret)) {
    return Response.json(
      { code: 401, message: 'The secret is missing or wrong.' },
      { status: 401 },
    );
  }
  const body = await request.text();
  const parsed =
    body.length > MAX_BODY_BYTES ? { reason: 'The body is too large.' } : parseRevalidation(body);
  if ('reason' in parsed) {
    return Response.json({ code: 400, message: parsed.reason }, { status: 400 });
  }
  // Nothing stale is served: should the gateway fail now, the last good values still stand in.
  for (const tag of parsed.tags) revalidateTag(tag, { expire: 0 });
  log.info({ tags: parsed.tags }, 'revalidated');
  return Response.json({ code: 200, revalidated: parsed.tags });
}
