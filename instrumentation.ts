import type { Instrumentation } from 'next';

/** Runs once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('@/lib/server/start');
    await startServer(async () => {
      const { consentScript } = await import('@/lib/features/shell/consent');
      const { faqOpeningScript } = await import('@/lib/features/faq/anchors');
      const { missingAssetsScript } = await import('@/lib/features/shell/missing-assets');
      return {
        inlineScripts: [consentScript, faqOpeningScript, missingAssetsScript],
      };
    });
    const { config } = await import('@/lib/config');
    if (config.otlpEndpoint !== undefined) {
      const { startTracing } = await import('@/lib/server/observability/tracing');
      startTracing();
    }
    const { startDelivery } = await import('@/lib/features/leads/worker');
    startDelivery();
    if (process.env.NODE_ENV === 'production') {
      const { scheduleWarmPages } = await import('@/lib/publishing/sitemap/warm-pages');
      scheduleWarmPages();
    }
  }
}

/**
 * Logs an error of a page or route handler: one line with the request's id and the digest that the
 * error page shows. Next itself prints the stack.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('@/lib/server/observability/logger');
    logRequestError(error, context.routePath);
  }
};
