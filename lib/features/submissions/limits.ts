import 'server-only';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { askRedis, isShared, KEY_PREFIX } from '@/lib/server/cache/redis-client.mts';
import { runDetached } from '@/lib/util/detached-context';

/** Throws where Redis is unavailable; the limiter then falls back to local counts. */
const store = {
  async eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown> {
    const answer = await askRedis((client) => client.eval(script, options));
    if (answer === undefined) throw new Error('Redis is down.');
    return answer;
  },
};

/** Shared through Redis; while it is unavailable, per instance. */
function createLimiter(name: string, points: number, duration: number) {
  const keyPrefix = `${KEY_PREFIX}limit:${name}`;
  const own = new RateLimiterMemory({ keyPrefix, points, duration });
  if (!isShared()) return own;
  return new RateLimiterRedis({
    storeClient: store,
    useRedisPackage: true,
    keyPrefix,
    points,
    duration,
    insuranceLimiter: own,
  });
}

/** Per client key; an office shares one IP address. Durations in seconds. */
const requests = createLimiter('attempt', 120, 60);
const sends = createLimiter('sending', 30, 600);
const folios = createLimiter('folio', 240, 60);

async function take(
  limiter: ReturnType<typeof createLimiter>,
  client: string,
): Promise<number | undefined> {
  try {
    await runDetached(() => limiter.consume(client));
    return undefined;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  }
}

/** Counts any request; returns the seconds to wait when over the limit. */
export function consumeRequestQuota(client: string): Promise<number | undefined> {
  return take(requests, client);
}

/** Counts a submission about to be sent; returns the seconds to wait when over the limit. */
export function consumeSendQuota(client: string): Promise<number | undefined> {
  return take(sends, client);
}

/**
 * Counts a look at the state of a folio; returns the seconds to wait when over the limit. The request
 * hooks call it, for the page and the route handler together.
 */
export function consumeFolioQuota(client: string): Promise<number | undefined> {
  return take(folios, client);
}
