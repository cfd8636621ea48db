import { getSustainabilityMessage } from '@/lib/content/gateway/sustainability';
import { mapResult } from '@/lib/content/gateway/result';
import { lookupResponse } from '@/lib/content/gateway/api-responses';

/** Returns the message that a contact about sustainability starts with: `{ message }`. */
export async function GET(): Promise<Response> {
  const result = mapResult(await getSustainabilityMessage(), (message) => ({ message }));
  return lookupResponse(result, { message: '' });
}
