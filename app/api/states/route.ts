import { connection } from 'next/server';
import { stateChoices } from '@/lib/catalogue/choices';
import { mapResult } from '@/lib/gateway/result';
import { getQuoteStates } from '@/lib/gateway/states';
import { lookupAnswer } from '@/lib/api-answers';

/** The states of wizard step 2, in alphabetical order. */
export async function GET(): Promise<Response> {
  // At request time: made with the build, the list would be that of another gateway.
  await connection();
  return lookupAnswer(mapResult(await getQuoteStates(), stateChoices), []);
}
