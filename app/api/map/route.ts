import { answer, gatewayDown } from '@/lib/api-answers';
import { getPresence } from '@/lib/gateway/business-lines';
import { readMapPlaces } from '@/lib/map/read-places';

/** Every presence marker, where there are too many of them to travel with the page. */
export async function GET(): Promise<Response> {
  const [presence, places] = await Promise.all([getPresence(), readMapPlaces()]);
  return presence.status === 'unavailable' ? gatewayDown() : answer(places.presence);
}
