import { connection } from 'next/server';
import { unknownScripts } from '@/lib/server/cache/inline-scripts.mts';
import { askRedis, isShared } from '@/lib/server/cache/redis-client.mts';
import { probeGateway } from '@/lib/content/gateway/probe';
import { selfCheck } from '@/lib/server/http/self-check';
import { warmUp } from '@/lib/publishing/sitemap/warm-up';

async function probeRedis(): Promise<'ok' | 'unavailable' | 'none'> {
  if (!isShared()) return 'none';
  return (await askRedis((client) => client.ping())) === undefined ? 'unavailable' : 'ok';
}

/**
 * Ready, and how the gateway and, where the instances share one, Redis are; which assumptions about
 * Next do not hold, and how many inline scripts pages were kept from running: more than none of
 * either, after an upgrade, needs a look at lib/server/cache. The first answer comes once the long lists
 * are there, or are not to be had. Always 200: an outage that stored pages cover is no reason to
 * take an instance out of service.
 */
export async function GET(): Promise<Response> {
  await connection();
  const [gateway, redis, broken] = await Promise.all([
    probeGateway(),
    probeRedis(),
    selfCheck(),
    warmUp(),
  ]);
  return Response.json(
    {
      status: 'ready',
      gateway,
      redis,
      brokenAssumptions: broken,
      unknownScripts: unknownScripts(),
    },
    { headers: { 'cache-control': 'no-store' } },
  );
}
