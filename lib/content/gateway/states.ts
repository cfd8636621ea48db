import 'server-only';
import { z } from 'zod';
import { id, requiredText, text } from '@/lib/content/gateway/fields';
import { get, readList } from '@/lib/content/gateway/read';

/** Decodes a state. */
export const state = z.object({ id, key: text, name: requiredText, shortname: text });
/** A state as a select offers it. */
export type State = z.output<typeof state>;

/** Decodes a city of a state. */
export const city = z.object({ id, name: requiredText });

/** Reads the states of wizard step 2. */
export async function getQuoteStates() {
  'use cache';
  return readList(get('/web/states'), state, 'quote');
}

/** Reads the cities of one state, for wizard step 2. */
export async function getQuoteCities(state: number) {
  'use cache';
  return readList(get('/web/states/{state}/cities', state), city, 'quote');
}
