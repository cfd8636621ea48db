import 'server-only';
import { z } from 'zod';
import { listCall, recordCall } from '@/lib/content/gateway/calls';
import { exactText, id, listOf, textOf } from '@/lib/content/gateway/fields';
import { decodeTree } from '@/lib/content/gateway/question-tree';

/** A line's questions, as base64 of JSON (`decodeTree`), and its weekdays. */
export const battery = z.object({
  json: textOf({ contentMediaType: 'application/json', contentEncoding: 'base64' }),
  lst_frequency: listOf(z.object({ selected_frequency: exactText })),
});

const frequency = z.object({ id, name: exactText });

const readable = battery.transform(({ json, lst_frequency }) => ({
  /** In order; empty means that step 3 is skipped. */
  questions: decodeTree(json),
  /** Empty means those of `getFrequencies`. */
  weekdays: lst_frequency.map(({ selected_frequency }) => selected_frequency),
}));

/** The question tree and the weekdays of a business line. */
export const getBattery = recordCall('/web/battery/business-line/{line}', readable, 'quote');

/** All weekdays. */
export const getFrequencies = listCall('/web/frequency', frequency, 'quote');
