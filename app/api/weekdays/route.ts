import { connection } from 'next/server';
import { getFrequencies } from '@/lib/content/gateway/battery';
import { mapResult } from '@/lib/content/gateway/result';
import { lookupResponse } from '@/lib/content/gateway/api-responses';

/** Returns all weekdays, for lines that name none of their own. */
export async function GET(): Promise<Response> {
  // The list is read at request time, because at build time it would be the embedded gateway's.
  await connection();
  const names = mapResult(await getFrequencies(), (days) => days.map(({ name }) => name));
  return lookupResponse(names, []);
}
