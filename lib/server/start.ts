import { allowInlineScript } from '@/lib/server/cache/inline-scripts.mts';
import { askRedisPatiently } from '@/lib/server/cache/redis-client.mts';
import type { Config } from '@/lib/config';
import '@/lib/util/detached-context';

/**
 * Loads the configuration; a malformed value ends the process with one sentence that names it.
 * Then connects to Redis, where there is one, so that no visitor waits for it.
 */
async function checkEnvironment(): Promise<Config> {
  let config: Config;
  try {
    config = (await import('@/lib/config')).config;
  } catch (error) {
    // Next would go on serving errors; a stop helps whoever starts the site.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  await askRedisPatiently((client) => client.ping());
  return config;
}

/**
 * What a server process does once, before its first response. A build only checks.
 *
 * @param inlineScripts that the site writes into its pages: no others may run.
 */
export async function startServer(inlineScripts: readonly string[]): Promise<void> {
  const config = await checkEnvironment();
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  for (const script of inlineScripts) allowInlineScript(script);
  const { installRequestHooks } = await import('@/lib/server/http/request-hooks');
  const { startMetricsServer } = await import('@/lib/server/observability/metrics-server');
  const { metricsPort, metricsHost } = config;
  installRequestHooks(
    metricsPort === undefined ? undefined : startMetricsServer(metricsPort, metricsHost),
  );
  if (config.otlpEndpoint !== undefined) {
    const { startTracing } = await import('@/lib/server/observability/tracing');
    startTracing();
  }
}
