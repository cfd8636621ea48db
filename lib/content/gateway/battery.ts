import 'server-only';
import { z } from 'zod';
import { exactText, id, listOf, textOf } from '@/lib/content/gateway/fields';
import { cached, get, readList, readOne } from '@/lib/content/gateway/read';
import { mapResult, type Result } from '@/lib/content/gateway/result';
import { decodeTree, type TreeNode } from '@/lib/content/gateway/question-tree';

/** A line's questions, as base64 of JSON (`decodeTree`), and its weekdays. */
export const battery = z.object({
  json: textOf({ contentMediaType: 'application/json', contentEncoding: 'base64' }),
  lst_frequency: listOf(z.object({ selected_frequency: exactText })),
});

/** A weekday. */
export const frequency = z.object({ id, name: exactText });
/** A day of service that the wizard offers. */
export type Frequency = z.output<typeof frequency>;

/** What the wizard asks about a line. */
export interface Battery {
  /** In order; empty means that step 3 is skipped. */
  questions: TreeNode[];
  /** Empty means those of `getFrequencies`. */
  weekdays: string[];
}

/** The question tree and the weekdays of a business line. */
export async function getBattery(lineId: number): Promise<Result<Battery>> {
  'use cache';
  const result = await readOne(get`/web/battery/business-line/${lineId}`, battery);
  return cached(
    mapResult(result, (value) => ({
      questions: decodeTree(value.json),
      weekdays: value.lst_frequency.map((entry) => entry.selected_frequency),
    })),
    'quote',
  );
}

/** All weekdays. */
export async function getFrequencies(): Promise<Result<Frequency[]>> {
  'use cache';
  return cached(await readList(get`/web/frequency`, frequency), 'quote');
}
