import type { Instrumentation } from 'next';

/** Runs once when a server process starts. Ends the process if an environment variable is malformed. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  try {
    await import('@/lib/config');
  } catch (error) {
    // Otherwise Next would continue and serve errors.
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
  const { consentScript } = await import('@/lib/features/shell/consent');
  const { faqOpeningScript } = await import('@/lib/features/faq/anchors');
  const { missingAssetsScript } = await import('@/lib/features/shell/missing-assets');
  const { allowInlineScript } = await import('@/lib/server/html/page-html.mts');
  for (const script of [consentScript, faqOpeningScript, missingAssetsScript])
    allowInlineScript(script);
  const { isBuild } = await import('@/lib/server/cache/build-phase.mts');
  if (isBuild) return;
  const { config } = await import('@/lib/config');
  if (config.otlpEndpoint !== undefined) {
    const { startTracing } = await import('@/lib/server/observability/tracing');
    startTracing();
  }
  const { startDelivery } = await import('@/lib/features/leads/worker');
  startDelivery();
  if (process.env.NODE_ENV === 'production') {
    const { scheduleWarmPages } = await import('@/lib/publishing/sitemap/warm-pages');
    scheduleWarmPages(config.warmUpDelayMs);
  }
}

/**
 * Logs an error of a page or route handler: one line with the request's id and the digest of
 * the error. Next itself prints the stack.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('@/lib/server/observability/logger');
    logRequestError(error, context.routePath);
  }
};
