import { getSustainabilityMessage } from '@/lib/gateway/sustainability';
import { mapResult } from '@/lib/gateway/result';
import { lookupAnswer } from '@/lib/api-answers';

/** The message that a contact about sustainability starts with: `{ message }`. */
export async function GET(): Promise<Response> {
  const result = mapResult(await getSustainabilityMessage(), (message) => ({ message }));
  return lookupAnswer(result, { message: '' });
}
