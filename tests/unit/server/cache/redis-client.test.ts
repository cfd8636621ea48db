import { hasRedis, startRedis, type Redis } from '@/tests/support/redis';
import { until } from '@/tests/support/until';

type RedisClient = typeof import('@/lib/server/cache/redis-client.mts');

let redis: Redis;
let site: RedisClient;

const get = () => site.askRedis((client) => client.get('a'));
const set = () => site.askRedis((client) => client.set('a', '1'));

if (hasRedis()) {
  beforeAll(async () => {
    redis = await startRedis();
    process.env.REDIS_URL = redis.url;
    site = await import('@/lib/server/cache/redis-client.mts');
    await until(async () => (await get()) !== undefined);
  });
  afterAll(async () => {
    (await globalThis.redisConnection)?.client.destroy();
    await redis.kill();
  });

  test.each([
    ['writes, as a replica', 'REPLICAOF 127.0.0.1 1', 'REPLICAOF NO ONE', null],
    ['writes, for want of memory', 'CONFIG SET maxmemory 1', 'CONFIG SET maxmemory 0', null],
    ['commands of our user', 'ACL SETUSER default -set -eval', 'ACL SETUSER default +@all', null],
  ])('Redis is down while it refuses %s', async (_what, refuse, allow, read) => {
    expect(await site.isRedisUp()).toBe(true);
    await redis.command(refuse);
    try {
      // Nobody has asked for anything yet.
      expect(await site.isRedisUp()).toBe(false);
      expect(await set()).toBeUndefined();
      // What is not refused is answered, and does not make it up again.
      for (let at = 0; at < 5; at += 1) {
        expect(await get()).toBe(read);
        expect(await site.isRedisUp()).toBe(false);
      }
    } finally {
      await redis.command(allow);
    }
    await until(async () => (await get()) === read && site.isRedisUp());
    expect(await set()).toBe('OK');
    await redis.command('DEL a');
  });

  test('Redis is down while it refuses everything', async () => {
    await redis.command('CONFIG SET replica-serve-stale-data no');
    await redis.command('REPLICAOF 127.0.0.1 1');
    expect(await get()).toBeUndefined();
    expect(await site.isRedisUp()).toBe(false);
    await redis.command('REPLICAOF NO ONE');
    await until(async () => (await get()) === null && site.isRedisUp());
  });
} else {
  test('there is no Redis without REDIS_URL', async () => {
    console.info('redis-server is not installed: what it refuses is not tested.');
    site = await import('@/lib/server/cache/redis-client.mts');
    expect(await get()).toBeUndefined();
  });
}
