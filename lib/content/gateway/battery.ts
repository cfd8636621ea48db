import 'server-only';
import { z } from 'zod';
import { exactText, id, listOf, textField } from '@/lib/content/gateway/fields';
import { get, readList, readOne } from '@/lib/content/gateway/read';
import { decodeTree } from '@/lib/content/gateway/question-tree';

/** A line's questions, as base64 of JSON (`decodeTree`), and its weekdays. */
export const battery = z.object({
  json: textField({ contentMediaType: 'application/json', contentEncoding: 'base64' }),
  lst_frequency: listOf(z.object({ selected_frequency: exactText })),
});

/** Decodes a weekday. */
export const frequency = z.object({ id, name: exactText });

const readable = battery.transform(({ json, lst_frequency }) => ({
  /** In order; empty means that step 3 is skipped. */
  questions: decodeTree(json),
  /** Empty means those of `getFrequencies`. */
  weekdays: lst_frequency.map(({ selected_frequency }) => selected_frequency),
}));

/** Reads the question tree and the weekdays of a business line. */
export async function getBattery(line: number) {
  'use cache';
  return readOne(get('/web/battery/business-line/{line}', line), readable, 'quote');
}

/** Reads all weekdays. */
export async function getFrequencies() {
  'use cache';
  return readList(get('/web/frequency'), frequency, 'quote');
}
