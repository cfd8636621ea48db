import { connection } from 'next/server';
import { unknownScripts } from '@/lib/server/response/inline-scripts.mts';
import { isRedisUp, isShared } from '@/lib/server/cache/redis-client.mts';
import { probeGateway } from '@/lib/content/gateway/probe';
import { openOutbox } from '@/lib/features/leads/open-outbox.mts';
import { isDirectRequest } from '@/lib/server/observability/current-request';
import { visitorLimits } from '@/lib/server/http/shared-limit';
import { isStopping } from '@/lib/server/http/stop';
import { buildId } from '@/lib/server/cache/build-fingerprint.mts';
import { selfCheck } from '@/lib/server/http/self-check';
import { warmUp } from '@/lib/publishing/sitemap/warm-up';
import { cacheControl } from '@/lib/server/response/headers.mts';
import { keepReady } from '@/lib/server/cache/ready-documents';
import { globalSingleton } from '@/lib/util/global-singleton';

async function probeRedis(): Promise<'ok' | 'unavailable' | 'none'> {
  if (!isShared()) return 'none';
  return (await isRedisUp()) ? 'ok' : 'unavailable';
}

const probeOutbox = () =>
  openOutbox()
    .then((outbox) => outbox.count())
    .then(
      () => 'ok',
      () => 'unavailable',
    );

async function probe() {
  const [gateway, redis, leads, broken] = await Promise.all([
    probeGateway(),
    probeRedis(),
    probeOutbox(),
    selfCheck(),
  ]);
  return {
    status: 'ready',
    release: buildId(),
    gateway,
    redis,
    leads,
    visitorLimits: visitorLimits(),
    brokenAssumptions: broken,
    unknownScripts: unknownScripts(),
  };
}

const JSON_TYPE = 'application/json';

/** However many ask while it is found out, what is outside is asked once. */
const running = globalSingleton('readiness', (): { probe?: ReturnType<typeof probe> } => ({}));
const probeTogether = () =>
  (running.probe ??= probe().finally(() => {
    delete running.probe;
  }));

/**
 * Readiness. A request through a proxy, as of any visitor, gets no more. A direct one gets the release,
 * the state of the gateway, Redis and the lead store, whether visitors have a limit
 * each or share one for want of `TRUST_PROXY`, assumptions about Next that do not hold, and inline
 * scripts that the policy blocked; after an upgrade, any of these two means that lib/server/cache needs
 * a review. The first response waits for the long lists.
 * 200 in an outage too: cached pages cover it, so it is no reason to take an instance out of service.
 * 503 once the process was told to stop. For a second the server middleware repeats it.
 */
export async function GET(): Promise<Response> {
  await connection();
  const headers = { 'cache-control': cacheControl.never };
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers });
  const isDirect = isDirectRequest();
  const [details] = await Promise.all([isDirect ? probeTogether() : undefined, warmUp()]);
  const text = JSON.stringify(details ?? { status: 'ready' });
  keepReady('/api/ready', text, JSON_TYPE, { isDirect });
  return new Response(text, { headers: { ...headers, 'content-type': JSON_TYPE } });
}
