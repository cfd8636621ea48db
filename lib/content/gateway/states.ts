import 'server-only';
import { z } from 'zod';
import { listCall } from '@/lib/content/gateway/calls';
import { id, requiredText, text } from '@/lib/content/gateway/fields';

/** A state. */
export const state = z.object({ id, key: text, name: requiredText, shortname: text });
/** A state as a select offers it. */
export type State = z.output<typeof state>;

const city = z.object({ id, name: requiredText });

/** The states of wizard step 2. */
export const getQuoteStates = listCall('/web/states', state, 'quote');

/** The cities of one state, for wizard step 2. */
export const getQuoteCities = listCall('/web/states/{state}/cities', city, 'quote');
