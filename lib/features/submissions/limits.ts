import 'server-only';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { askRedis, isShared, KEY_PREFIX } from '@/lib/server/cache/redis-client.cjs';
import { outsideRequests } from '@/lib/util/detached-context';

/** What the limiter asks of Redis: one script. It throws where Redis does not answer. */
const store = {
  async eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown> {
    const answer = await askRedis((client) => client.eval(script, options));
    if (answer === undefined) throw new Error('Redis is away.');
    return answer;
  },
};

/** Counts for all instances together; while Redis is away each instance counts for itself. */
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

/**
 * What one address may do. An office shares one address, so a person never comes near these.
 * Durations in seconds.
 */
const requests = createLimiter('attempt', 120, 60);
const sends = createLimiter('sending', 30, 600);

async function take(
  limiter: ReturnType<typeof createLimiter>,
  client: string,
): Promise<number | undefined> {
  try {
    await outsideRequests(() => limiter.consume(client));
    return undefined;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  }
}

/** Counts a request of any kind; returns the seconds to wait when there were too many. */
export function consumeRequestQuota(client: string): Promise<number | undefined> {
  return take(requests, client);
}

/** Counts what is about to reach the gateway; returns the seconds to wait when it was too much. */
export function consumeSendQuota(client: string): Promise<number | undefined> {
  return take(sends, client);
}
