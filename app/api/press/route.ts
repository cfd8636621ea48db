import { badRequest, lookupResponse } from '@/lib/content/gateway/api-responses';
import { readPressRoom } from '@/lib/features/press/press-room';

/**
 * Returns one page of the press room: `?page=` from 0, as in the gateway; empty after the last one. 400
 * for an invalid page, 502 without the gateway.
 */
export async function GET(request: Request): Promise<Response> {
  const given = new URL(request.url).searchParams.get('page') ?? '0';
  if (!/^(?:0|[1-9]\d{0,5})$/.test(given)) return badRequest('La página no es válida.');
  const page = Number(given);
  const room = await readPressRoom(page, page);
  return lookupResponse(room, { cards: [], hasMore: false }, 'content');
}
