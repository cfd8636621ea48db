import 'server-only';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { KEY_PREFIX, redisClient } from '@/lib/server/cache/redis.mts';
import { runDetached } from '@/lib/util/process.mts';

/**
 * Creates a quota per client key, which an office may share. It returns the seconds to wait when over the limit.
 * Instances share it through Redis; while Redis is unavailable, each counts by itself.
 *
 * @param duration in seconds.
 */
function createQuota(name: string, points: number, duration: number) {
  const options = { keyPrefix: `${KEY_PREFIX}limit:${name}`, points, duration };
  const own = new RateLimiterMemory(options);
  const storeClient = redisClient();
  const limiter = storeClient
    ? new RateLimiterRedis({
        ...options,
        storeClient,
        useRedisPackage: true,
        insuranceLimiter: own,
      })
    : own;
  return async (client: string): Promise<number | undefined> => {
    try {
      await runDetached(() => limiter.consume(client));
      return undefined;
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
    }
  };
}

/** Counts any request. */
export const consumeRequestQuota = createQuota('attempt', 120, 60);

/** Counts a submission about to be sent. */
export const consumeSendQuota = createQuota('sending', 30, 600);
