import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { buildFolder } from '@/lib/util/build-folder.mts';
import { isBuild } from '@/lib/server/cache/build-phase.mts';
import { allowInlineScript } from '@/lib/server/response/inline-scripts.mts';
import { askRedisPatiently } from '@/lib/server/cache/redis-client.mts';
import type { Config } from '@/lib/config';
import { V8_FLAGS } from '@/lib/server/v8-flags';
import { dataDir } from '@/lib/util/data-dir.mts';
import '@/lib/util/detached-context';

/** Ends the process for a malformed variable. Connects to Redis before any visitor waits for it. */
async function checkEnvironment(): Promise<Config> {
  let config: Config;
  try {
    config = (await import('@/lib/config')).config;
  } catch (error) {
    // Next would go on serving errors.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  await askRedisPatiently((client) => client.ping());
  return config;
}

interface Features {
  /** Scripts that pages may run inline. */
  inlineScripts: readonly string[];
}

/**
 * Prepares a process before its first response.
 *
 * @param loadFeatures what stands above this room, once the environment is known to be valid.
 */
export async function startServer(loadFeatures: () => Promise<Features>): Promise<void> {
  const config = await checkEnvironment();
  if (isBuild) return;
  for (const flag of V8_FLAGS) setFlagsFromString(flag);
  const { inlineScripts } = await loadFeatures();
  for (const script of inlineScripts) allowInlineScript(script);
  const { installRequestHooks } = await import('@/lib/server/http/request-hooks');
  const { registerCacheMetrics } = await import('@/lib/server/cache/cache-metrics');
  const { registerDiskMetrics } = await import('@/lib/server/observability/disk-metrics');
  const { metrics } = await import('@/lib/server/observability/metrics');
  const { startMetricsServer } = await import('@/lib/server/observability/metrics-server');
  const { keepOwnAssets } = await import('@/lib/server/assets/serve-asset');
  const { metricsPort, metricsHost } = config;
  if (process.env.NODE_ENV === 'production') await keepOwnAssets();
  registerCacheMetrics(metrics().registry);
  const build = buildFolder();
  registerDiskMetrics(metrics().registry, {
    pages: join(/* turbopackIgnore: true */ build, 'page-cache'),
    pictures: join(/* turbopackIgnore: true */ build, 'cache'),
    data: dataDir(),
  });
  installRequestHooks(
    metricsPort === undefined ? undefined : startMetricsServer(metricsPort, metricsHost),
  );
  // The hooks find Next's server by its first request, which should be no stranger's.
  const { selfCheck } = await import('@/lib/server/http/self-check');
  void selfCheck();
}
