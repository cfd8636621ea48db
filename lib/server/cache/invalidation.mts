// When each cache tag was last invalidated. Instances tell each other through a Redis channel. What was
// published before this process started, or while its subscription was interrupted, is unknown: everything
// that was stored before counts as invalidated then.
import { LRUCache } from 'lru-cache';
import { logError } from '../../util/process.mts';
import { KEY_PREFIX, redisClient } from './redis.mts';

const CHANNEL = `${KEY_PREFIX}invalidated-tags`;
/** Older invalidations may be forgotten: everything revalidates by time long before. */
const MAX_TAGS = 10_000;

/** Milliseconds since the epoch, by the clock of Next's own timestamps. */
export const now = (): number => performance.timeOrigin + performance.now();

const createState = () => ({
  times: new LRUCache<string, number>({ max: MAX_TAGS }),
  /** Everything older is invalidated. */
  allBefore: now(),
  /** Changes with every invalidation. */
  version: 0,
  isSubscribed: false,
});

declare global {
  /** Next loads this file bundled and unbundled. */
  var cacheInvalidations: ReturnType<typeof createState> | undefined;
}

const state = (globalThis.cacheInvalidations ??= createState());

/** A number that changes with every invalidation, for values that are derived from content. */
export const contentVersion = (): number => state.version;

function invalidateHere(tags: readonly string[]): void {
  for (const tag of tags) state.times.set(tag, now());
  state.version += 1;
}

function invalidateAll(): void {
  state.allBefore = now();
  state.version += 1;
}

/** Whether one of the tags was invalidated after `since` (milliseconds since the epoch). */
export const isInvalidated = (tags: readonly string[], since: number): boolean =>
  since < state.allBefore || tags.some((tag) => (state.times.peek(tag) ?? 0) > since);

/** The time of the last invalidation of any of the tags, in milliseconds since the epoch; 0 for none. */
export const lastInvalidation = (tags: readonly string[]): number =>
  Math.max(state.allBefore, ...tags.map((tag) => state.times.peek(tag) ?? 0));

/** Invalidates tags in this process and tells the other instances. */
export async function invalidateTags(tags: readonly string[]): Promise<void> {
  invalidateHere(tags);
  await redisClient()
    ?.publish(CHANNEL, tags.join(','))
    .catch(() => logError('an invalidation did not reach the other instances', {}));
}

function subscribe(): void {
  const subscriber = redisClient()?.duplicate();
  if (subscriber === undefined || state.isSubscribed) return;
  state.isSubscribed = true;
  let wasReady = false;
  subscriber.on('error', () => undefined);
  subscriber.on('ready', () => {
    if (wasReady) invalidateAll();
    wasReady = true;
  });
  subscriber
    .connect()
    .then(() => subscriber.subscribe(CHANNEL, (tags) => invalidateHere(tags.split(','))))
    .catch(() => undefined);
}

subscribe();
