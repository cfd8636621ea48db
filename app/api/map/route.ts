import { answer } from '@/lib/api-answers';
import { readMapPlaces } from '@/lib/map/read-places';

/** Every presence marker, where there are too many of them to travel with the page. */
export async function GET(): Promise<Response> {
  return answer((await readMapPlaces()).presence);
}
