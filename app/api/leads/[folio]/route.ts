import { findLeadState } from '@/lib/features/leads/state';
import { clientKey } from '@/lib/server/http/client-key';
import { consumeFolioQuota } from '@/lib/features/submissions/limits';
import { cacheControl } from '@/lib/server/response/headers.mts';

const json = (body: object, status: number, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'cache-control': cacheControl.never, ...headers } });

/** The state of a lead by its folio, `{ state }`, and nothing else of it. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/leads/[folio]'>,
): Promise<Response> {
  const wait = await consumeFolioQuota(clientKey(request.headers));
  if (wait !== undefined) return json({ error: 'rate' }, 429, { 'retry-after': String(wait) });
  const { folio } = await params;
  const result = await findLeadState(folio);
  if (result.status === 'unavailable') return json({ error: 'unavailable' }, 503);
  return result.status === 'missing'
    ? json({ error: 'missing' }, 404)
    : json({ state: result.value }, 200);
}
