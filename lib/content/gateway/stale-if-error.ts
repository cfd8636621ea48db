import 'server-only';
import { LRUCache } from 'lru-cache';
import type { RawAnswer } from '@/lib/content/gateway/decode';
import { processWide } from '@/lib/util/global-singleton';

/**
 * The last good answer of each read, kept in process and bounded, so that an outage after the
 * cached entry has expired still shows what was true a while ago. The raw answer is kept, not the
 * decoded value: it is decoded again by the same schema, and its size is known.
 */
const answers = processWide(
  'gateway-last-good',
  () =>
    new LRUCache<string, RawAnswer>({
      max: 5_000,
      maxSize: 64 * 1024 * 1024,
      sizeCalculation: (answer) => answer.body.length + 1,
    }),
);

export function rememberLastGood(key: string, answer: RawAnswer): void {
  answers.set(key, answer);
}

/** Forgets what the gateway says is gone. */
export function forgetLastGood(key: string): void {
  answers.delete(key);
}

export function recallLastGood(key: string): RawAnswer | undefined {
  return answers.get(key);
}
