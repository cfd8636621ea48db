import { connection } from 'next/server';
import { probeGateway } from '@/lib/content/gateway/probe';
import { openOutbox } from '@/lib/features/leads/open-outbox.mts';
import { buildId } from '@/lib/server/cache/build-fingerprint.mts';
import { isRedisUp } from '@/lib/server/cache/redis.mts';
import { isStopping } from '@/lib/server/http/stop.mts';
import { isDirectRequest } from '@/lib/server/observability/current-request.mts';
import { cacheControl } from '@/lib/server/response/headers.mts';

const REDIS_STATE = { true: 'ok', false: 'unavailable', undefined: 'none' } as const;

const probeOutbox = () =>
  openOutbox()
    .then((outbox) => outbox.count())
    .then(
      () => 'ok',
      () => 'unavailable',
    );

async function details() {
  const [gateway, redis, leads] = await Promise.all([probeGateway(), isRedisUp(), probeOutbox()]);
  return { release: buildId(), gateway, redis: REDIS_STATE[`${redis}`], leads };
}

/**
 * Returns the readiness: 200, also in a gateway outage, which stored pages cover, and 503 once the process
 * is stopping. A direct request, not one through a proxy, also gets the release and the state of the
 * gateway, Redis and the outbox.
 */
export async function GET(): Promise<Response> {
  await connection();
  const headers = { 'cache-control': cacheControl.never };
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers });
  const state = isDirectRequest() ? await details() : {};
  return Response.json({ status: 'ready', ...state }, { headers });
}
