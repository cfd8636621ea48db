import { getBattery } from '@/lib/content/gateway/battery';
import { invalidId, lookupAnswer, readId } from '@/lib/content/gateway/api-responses';

/** The questions and weekdays of a line (`?line=`); both empty without a battery. */
export async function GET(request: Request): Promise<Response> {
  const lineId = readId(request, 'line');
  if (lineId === undefined) return invalidId();
  return lookupAnswer(await getBattery(lineId), { questions: [], weekdays: [] });
}
