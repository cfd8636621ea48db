import { jsonResponse } from '@/lib/content/gateway/api-responses';
import { citiesOf } from '@/lib/content/catalogue/municipalities';
import { listStates } from '@/lib/content/catalogue/states';

export const generateStaticParams = () => listStates().map(({ id }) => ({ state: String(id) }));

/** Returns the cities of one state of the static catalogue, for a form's picker; 404 for any other id. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ state: string }> },
): Promise<Response> {
  const { state } = await params;
  const cities = /^\d{1,2}$/.test(state) ? citiesOf(Number(state)) : [];
  if (cities.length === 0) return Response.json([], { status: 404 });
  return jsonResponse(cities, 'catalogue');
}
