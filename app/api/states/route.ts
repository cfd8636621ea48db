import { connection } from 'next/server';
import { stateChoices } from '@/lib/content/catalogue/states';
import { mapResult } from '@/lib/content/gateway/result';
import { getQuoteStates } from '@/lib/content/gateway/states';
import { lookupResponse } from '@/lib/content/gateway/api-responses';

/** Returns the states of wizard step 2, in the gateway's order. */
export async function GET(): Promise<Response> {
  // The list is read at request time, because at build time it would be the embedded gateway's.
  await connection();
  return lookupResponse(mapResult(await getQuoteStates(), stateChoices), []);
}
