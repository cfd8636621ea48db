import { getBattery } from '@/lib/content/gateway/battery';
import { invalidId, lookupResponse, readId } from '@/lib/content/gateway/api-responses';

/** Returns the questions and weekdays of a line (`?line=`); both are empty without a battery. */
export async function GET(request: Request): Promise<Response> {
  const lineId = readId(request, 'line');
  if (lineId === undefined) return invalidId();
  return lookupResponse(await getBattery(lineId), { questions: [], weekdays: [] });
}
