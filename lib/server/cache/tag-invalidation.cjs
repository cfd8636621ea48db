/**
 * Invalidations that reach every instance.
 *
 * Redis holds, for each invalidated tag, when that was: in microseconds of the Redis server's own
 * clock, so that one order holds for all, however the instances' clocks go. Every instance asks
 * four times a second what is new and tells Next, whose caches then refuse what is older or, where
 * it was only declared stale, show it while they make it anew.
 */
const { tagsManifest } = require('next/dist/server/lib/incremental-cache/tags-manifest.external');
const { KEY_PREFIX, askRedisPatiently, isShared } = require('./redis-client.cjs');

const TAGS_KEY = `${KEY_PREFIX}tags`;
/** What is older than the last so many is forgotten: pages refresh by time long before. */
const MAX_TAGS = 10_000;
const POLL_MS = 250;
/** Longest wait of the first visitors for what was invalidated before this process began, in ms. */
const FIRST_POLL_LIMIT_MS = 2_000;

/** Before a tag that was declared stale; no tag begins so. */
const STALE_MARK = '~';

/** Notes the tags under one time, in one step, so that nobody can see a later time before it. */
const INVALIDATE = `
  local now = redis.call('TIME')
  local at = now[1] * 1000000 + now[2]
  for _, tag in ipairs(ARGV) do redis.call('ZADD', KEYS[1], at, tag) end
  redis.call('ZREMRANGEBYRANK', KEYS[1], 0, -${MAX_TAGS + 1})
  return string.format('%.0f', at)
`;

/** A time later than Redis's own by more than this (in microseconds) comes from a clock that jumped. */
const MAX_AHEAD = 60_000_000;

/**
 * What is new since a time, and the server's time. An invalidation from the future would hide all
 * that come after it until then: it counts as one of now.
 */
const NEWS = `
  local now = redis.call('TIME')
  now = now[1] * 1000000 + now[2]
  local ahead = string.format('(%.0f', now + ${MAX_AHEAD})
  for _, tag in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], ahead, '+inf')) do
    redis.call('ZADD', KEYS[1], now, tag)
  end
  local news = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[1], '+inf', 'WITHSCORES')
  return { string.format('%.0f', now), news }
`;

/** Tag, with its mark, to the time of its last invalidation that is known here. */
const known = new Map();
/** Every invalidation up to this time is known here. */
let upTo = 0;
/** The time of the Redis server when it was last asked. */
let serverTime = 0;
/** Invalidated here while Redis was away. */
const unsent = new Set();

let isFirst = true;
let firstPoll = Promise.resolve();

function remember(marked, at) {
  known.delete(marked);
  known.set(marked, at);
  if (known.size > MAX_TAGS) known.delete(known.keys().next().value);
}

/** From here on Next's caches refuse, or hold for stale, what was made before `time` (ms of this machine's clock). */
function tellNext(marked, time) {
  const isStale = marked.startsWith(STALE_MARK);
  const tag = isStale ? marked.slice(STALE_MARK.length) : marked;
  const before = tagsManifest.get(tag);
  tagsManifest.set(tag, { ...before, stale: time, ...(!isStale && { expired: time }) });
}

async function send(marked) {
  const at = await askRedisPatiently((client) =>
    client.eval(INVALIDATE, { keys: [TAGS_KEY], arguments: marked }),
  );
  for (const tag of marked) {
    if (at === undefined) unsent.add(tag);
    else {
      unsent.delete(tag);
      remember(tag, Number(at));
    }
  }
}

const isFromTheFuture = (time) => time > serverTime + MAX_AHEAD;

/** Takes back what this process believed of times that the server's clock has since denied. */
function forgetTheFuture() {
  if (isFromTheFuture(upTo)) upTo = serverTime;
  for (const [marked, at] of known) if (isFromTheFuture(at)) known.set(marked, serverTime);
}

/** Tags with their times, from the alternating list that Redis gives. */
function* pairs(news) {
  for (let at = 0; at + 1 < news.length; at += 2) yield [String(news[at]), Number(news[at + 1])];
}

async function poll() {
  if (unsent.size > 0) await send([...unsent]);
  const reply = await askRedisPatiently((client) =>
    client.eval(NEWS, { keys: [TAGS_KEY], arguments: [String(upTo)] }),
  );
  if (!Array.isArray(reply) || !Array.isArray(reply[1])) return;
  serverTime = Number(reply[0]);
  forgetTheFuture();
  const now = Date.now();
  for (const [marked, at] of pairs(reply[1])) {
    // What this process itself invalidated it knows already. What comes in while it runs counts
    // from now: whatever it made until this moment was made without knowing.
    if (known.get(marked) !== at) tellNext(marked, isFirst ? Math.min(now, at / 1000) : now);
    remember(marked, at);
    upTo = Math.max(upTo, at);
  }
  isFirst = false;
}

/** Begins to follow what other instances invalidate. */
function follow() {
  let isPolling = false;
  const tick = async () => {
    if (isPolling) return;
    isPolling = true;
    await poll();
    isPolling = false;
  };
  const limit = new Promise((resolve) => setTimeout(resolve, FIRST_POLL_LIMIT_MS).unref());
  firstPoll = Promise.race([tick(), limit]);
  setInterval(tick, POLL_MS).unref();
}

if (isShared()) follow();

module.exports = {
  /** Whether there is nothing to wait for. */
  isKnown: () => !isShared() || !isFirst,

  /** Resolves once what was invalidated before this process began is known, or Redis is away. */
  whenKnown: () => firstPoll,

  /**
   * Tells the other instances, now or as soon as Redis is back.
   *
   * @param durations as Next's `updateTags` gets them: with an `expire` in the future what is older
   *   stays usable until it has been made anew.
   */
  async invalidate(tags, durations) {
    if (!isShared()) return;
    const mark = durations?.expire > 0 ? STALE_MARK : '';
    await send(tags.map((tag) => mark + tag));
    await poll();
  },

  /** The time up to which every invalidation is known here; goes along with what is shared. */
  knownUpTo: () => upTo,

  /** Whether a time is later than the Redis server can have known. */
  isFromTheFuture,

  /** Whether what is older than that time, which another instance may have noted, must not be shown. */
  isInvalidatedSince: (tags, time) => tags.some((tag) => (known.get(tag) ?? 0) > time),
};
