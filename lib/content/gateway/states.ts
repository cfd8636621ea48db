import 'server-only';
import { z } from 'zod';
import { id, requiredText, text } from '@/lib/content/gateway/fields';
import { cached, get, getRoot, readList, readNumberedList } from '@/lib/content/gateway/read';
import type { Result } from '@/lib/content/gateway/result';

/** A state. */
export const state = z.object({ id, key: text, name: requiredText, shortname: text });
/** A state as a select offers it. */
export type State = z.output<typeof state>;

/** A city of a state. */
export const city = z.object({ id, name: requiredText });
/** A city of a state, as a select offers it. */
export type City = z.output<typeof city>;

/** The states of wizard step 2. */
export async function getQuoteStates(): Promise<Result<State[]>> {
  'use cache';
  return cached(await readList(get`/web/states`, state), 'quote');
}

/** The cities of one state, for wizard step 2. */
export async function getQuoteCities(stateId: number): Promise<Result<City[]>> {
  'use cache';
  return cached(await readNumberedList(get`/web/states/${stateId}/cities`, city), 'quote');
}

/** The states of the contact form. */
export async function getContactStates(): Promise<Result<State[]>> {
  'use cache';
  return cached(await readList(get`/web-contact`, state), 'contact');
}

/** The cities of one state, for the contact form. */
export async function getContactCities(stateId: number): Promise<Result<City[]>> {
  'use cache';
  const call = getRoot`/common-services/api/catalog/cities/${stateId}`;
  return cached(await readNumberedList(call, city), 'contact');
}
