import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { askRedis, KEY_PREFIX } from '@/lib/server/cache/redis-client.mts';
import type { SubmissionResult } from '@/lib/features/submissions/result';

/** How long a visitor may resend from the same page. Milliseconds. */
const ACCEPTED_MS = 30 * 60 * 1000;
/** Older claims belong to an instance that died. Milliseconds. */
const CLAIM_MS = 20_000;
const POLL_MS = 200;

const CLAIMED = 'claimed';
const ACCEPTED = 'accepted';

const running = new Map<string, Promise<SubmissionResult>>();
const accepted = new LRUCache<string, true>({ max: 10_000, ttl: ACCEPTED_MS });

/** Who handles a submission: this instance, none because it is done, or another one. */
async function claim(key: string): Promise<'ours' | 'done' | 'theirs'> {
  const set = await askRedis((client) =>
    client.set(key, CLAIMED, { condition: 'NX', expiration: { type: 'PX', value: CLAIM_MS } }),
  );
  if (set !== null) return 'ours';
  return (await askRedis((client) => client.get(key))) === ACCEPTED ? 'done' : 'theirs';
}

/** As `runIdempotent`, across instances; per instance while Redis is unavailable. */
async function runOnceAcrossInstances(
  key: string,
  work: () => Promise<SubmissionResult>,
): Promise<SubmissionResult> {
  let state = await claim(key);
  for (; state === 'theirs'; state = await claim(key)) await sleep(POLL_MS);
  if (state === 'done') return { outcome: 'accepted' };
  let result: SubmissionResult | undefined;
  try {
    result = await work();
    return result;
  } finally {
    await askRedis<unknown>((client) =>
      result?.outcome === 'accepted'
        ? client.set(key, ACCEPTED, { expiration: { type: 'PX', value: ACCEPTED_MS } })
        : client.del(key),
    );
  }
}

/** Runs the work once per key, shared by concurrent callers. Only success is remembered. */
export function runIdempotent(
  key: string,
  work: () => Promise<SubmissionResult>,
): Promise<SubmissionResult> {
  if (accepted.has(key)) return Promise.resolve({ outcome: 'accepted' });
  const known = running.get(key);
  if (known) return known;
  const result = runOnceAcrossInstances(`${KEY_PREFIX}submission:${key}`, work)
    .then((outcome) => {
      if (outcome.outcome === 'accepted') accepted.set(key, true);
      return outcome;
    })
    .finally(() => running.delete(key));
  running.set(key, result);
  return result;
}
