import { findLeadState } from '@/lib/features/leads/state';
import { cacheControl } from '@/lib/server/response/headers.mts';

const json = (body: object, status: number) =>
  Response.json(body, { status, headers: { 'cache-control': cacheControl.never } });

/** The state of a lead by its folio, `{ state }`, and nothing else of it. The request hooks limit it. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/leads/[folio]'>,
): Promise<Response> {
  const { folio } = await params;
  const result = await findLeadState(folio);
  if (result.status === 'unavailable') return json({ error: 'unavailable' }, 503);
  return result.status === 'missing'
    ? json({ error: 'missing' }, 404)
    : json({ state: result.value }, 200);
}
