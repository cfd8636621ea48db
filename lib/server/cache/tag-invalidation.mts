// Tag invalidations shared by all instances. Redis holds the time of each tag's last one, by its
// own clock in microseconds. Each instance polls four times a second and notes what is new: caches
// then refuse older entries or, for tags marked stale, revalidate them.
import { LRUCache } from 'lru-cache';
import { askRedisPatiently, isShared, KEY_PREFIX } from './redis-client.mts';
import { now, setTagTimes } from './tag-times.mts';

const TAGS_KEY = `${KEY_PREFIX}tags`;
/** The oldest beyond this number are dropped: pages revalidate by time long before. */
const MAX_TAGS = 10_000;
const POLL_MS = 250;
/** Longest wait of the first visitors for invalidations from before this process started, in ms. */
const FIRST_POLL_TIMEOUT_MS = 2_000;

/** Prefix of a tag that was marked stale. No tag starts so. */
const STALE_MARK = '~';

/** Records the tags under one time, in one step, so that no instance reads a later time first. */
const INVALIDATE = `
  local now = redis.call('TIME')
  local at = now[1] * 1000000 + now[2]
  for _, tag in ipairs(ARGV) do redis.call('ZADD', KEYS[1], at, tag) end
  redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -${MAX_TAGS + 1})
  return 1
`;

/** A time further ahead of Redis's clock than this comes from a clock that jumped. Microseconds. */
const MAX_AHEAD = 60_000_000;

/** An invalidation from the future, which would hide all later ones until then, is moved to now. */
const POLL = `
  local now = redis.call('TIME')
  now = now[1] * 1000000 + now[2]
  local ahead = string.format('(%.0f', now + ${MAX_AHEAD})
  for _, tag in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], ahead, '+inf')) do
    redis.call('ZADD', KEYS[1], now, tag)
  end
  local news = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[1], '+inf', 'WITHSCORES')
  return { string.format('%.0f', now), news }
`;

/** By tag with its mark. */
const known = new LRUCache<string, number>({ max: MAX_TAGS });
let knownUpTo = 0;
let serverTime = 0;
const unsent = new Set<string>();

let isFirst = true;
let firstPoll: Promise<void> = Promise.resolve();

/** Makes the caches refuse, or treat as stale, what is older than `time` (ms, local clock). */
function applyInvalidation(marked: string, time: number): void {
  const isStale = marked.startsWith(STALE_MARK);
  const tag = isStale ? marked.slice(STALE_MARK.length) : marked;
  setTagTimes(tag, { stale: time, ...(!isStale && { expired: time }) });
}

async function send(marked: string[]): Promise<void> {
  const sent = await askRedisPatiently((client) =>
    client.eval(INVALIDATE, { keys: [TAGS_KEY], arguments: marked }),
  );
  for (const tag of marked) {
    if (sent === undefined) unsent.add(tag);
    else unsent.delete(tag);
  }
}

/** Whether a time is later than the Redis server can have known. */
export const isInFuture = (time: number): boolean => time > serverTime + MAX_AHEAD;

function clampToServerTime(): void {
  if (isInFuture(knownUpTo)) knownUpTo = serverTime;
  for (const [marked, at] of [...known.entries()])
    if (isInFuture(at)) known.set(marked, serverTime);
}

function* pairs(news: unknown[]): Generator<[tag: string, at: number]> {
  for (let at = 0; at + 1 < news.length; at += 2) yield [String(news[at]), Number(news[at + 1])];
}

async function poll(): Promise<void> {
  if (unsent.size > 0) await send([...unsent]);
  const reply: unknown = await askRedisPatiently((client) =>
    client.eval(POLL, { keys: [TAGS_KEY], arguments: [String(knownUpTo)] }),
  );
  if (!Array.isArray(reply) || !Array.isArray(reply[1])) return;
  serverTime = Number(reply[0]);
  clampToServerTime();
  const time = now();
  for (const [marked, at] of pairs(reply[1])) {
    // From now: whatever was rendered here until now did not know of it. This process's own are
    // applied once more, as one that is sent late hides what others have sent before it.
    if (known.peek(marked) !== at)
      applyInvalidation(marked, isFirst ? Math.min(time, at / 1000) : time);
    known.set(marked, at);
    knownUpTo = Math.max(knownUpTo, at);
  }
  isFirst = false;
}

function startPolling(): void {
  const tick = (): Promise<void> => poll().finally(() => void setTimeout(tick, POLL_MS).unref());
  const timeout = new Promise<void>((resolve) => {
    setTimeout(resolve, FIRST_POLL_TIMEOUT_MS).unref();
  });
  firstPoll = Promise.race([tick(), timeout]);
}

if (isShared()) startPolling();

/** Waits until all invalidations from before this process started are known, for two seconds at most. */
export async function whenSynced(): Promise<void> {
  if (isFirst) await firstPoll;
}

/** Tells the other instances, now or once Redis is back. A future `expire` only marks as stale. */
export async function invalidate(tags: string[], durations?: { expire?: number }): Promise<void> {
  if (!isShared()) return;
  const mark = (durations?.expire ?? 0) > 0 ? STALE_MARK : '';
  await send(tags.map((tag) => mark + tag));
  await poll();
}

/** The time up to which every invalidation is known here; stored with shared entries. */
export const syncedUpTo = (): number => knownUpTo;

/** Whether one of the tags was invalidated (not only marked stale) after that time. */
export const isInvalidatedSince = (tags: string[], time: number): boolean =>
  tags.some((tag) => (known.peek(tag) ?? 0) > time);
