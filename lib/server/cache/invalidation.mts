// Records when each cache tag was last invalidated. Instances notify each other through a Redis channel.
// A process misses what is published before it starts or while its subscription is interrupted, so it
// then treats everything that was stored earlier as invalidated.
import { LRUCache } from 'lru-cache';
import { logError } from '../../util/process.mts';
import { KEY_PREFIX, redisClient } from './redis.mts';

const CHANNEL = `${KEY_PREFIX}invalidated-tags`;
/** Older invalidations may be dropped: every entry revalidates by time long before that. */
const MAX_TAGS = 10_000;

/** Returns milliseconds since the epoch, from the clock that Next uses for its own timestamps. */
export const now = (): number => performance.timeOrigin + performance.now();

const createState = () => ({
  times: new LRUCache<string, number>({ max: MAX_TAGS }),
  /** Everything stored before this time is invalidated. */
  allBefore: now(),
  /** The number of invalidations so far. */
  version: 0,
  isSubscribed: false,
});

declare global {
  /** Next loads this file bundled and unbundled. */
  var cacheInvalidations: ReturnType<typeof createState> | undefined;
}

const state = (globalThis.cacheInvalidations ??= createState());

/** Returns a number that changes with every invalidation, for values that are derived from content. */
export const contentVersion = (): number => state.version;

function invalidateHere(tags: readonly string[]): void {
  for (const tag of tags) state.times.set(tag, now());
  state.version += 1;
}

function invalidateAll(): void {
  state.allBefore = now();
  state.version += 1;
}

/** Returns whether one of the tags was invalidated after `since` (milliseconds since the epoch). */
export const isInvalidated = (tags: readonly string[], since: number): boolean =>
  since < state.allBefore || tags.some((tag) => (state.times.peek(tag) ?? 0) > since);

/** Returns when one of the tags was last invalidated (milliseconds since the epoch), at least `allBefore`. */
export const lastInvalidation = (tags: readonly string[]): number =>
  Math.max(state.allBefore, ...tags.map((tag) => state.times.peek(tag) ?? 0));

/** Invalidates tags in this process and notifies the other instances. */
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
