import 'server-only';
import { LRUCache } from 'lru-cache';
import type { SubmissionResult } from '@/lib/submissions/result';

/** As long as a visitor may still press the button of the same page again, in milliseconds. */
const REMEMBERED_MS = 30 * 60 * 1000;

const running = new Map<string, Promise<SubmissionResult>>();
const accepted = new LRUCache<string, true>({ max: 10_000, ttl: REMEMBERED_MS });

/**
 * Does the work once for a key: who comes while it runs waits for the same result, who comes
 * after it was accepted gets that answer without it being done again. Anything but `accepted` is
 * forgotten, so that it may be tried again.
 */
export function once(
  key: string,
  work: () => Promise<SubmissionResult>,
): Promise<SubmissionResult> {
  if (accepted.has(key)) return Promise.resolve({ outcome: 'accepted' });
  const known = running.get(key);
  if (known) return known;
  const result = work()
    .then((outcome) => {
      if (outcome.outcome === 'accepted') accepted.set(key, true);
      return outcome;
    })
    .finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
