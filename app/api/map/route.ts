import { jsonResponse, badGateway } from '@/lib/content/gateway/api-responses';
import { getPresence } from '@/lib/content/gateway/business-lines';
import { readMapPlaces } from '@/lib/features/map/read-places';

/** Every presence marker and branch, where there are too many of them to travel with the page. */
export async function GET(): Promise<Response> {
  const [presence, places] = await Promise.all([getPresence(), readMapPlaces()]);
  if (presence.status === 'unavailable') return badGateway();
  return jsonResponse(places);
}
