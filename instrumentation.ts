import type { Instrumentation } from 'next';

/** Runs once when a server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { consentScript } = await import('@/lib/features/shell/consent');
    const { faqOpeningScript } = await import('@/lib/features/faq/anchors');
    const { startServer } = await import('@/lib/server/start');
    await startServer([consentScript, faqOpeningScript]);
  }
}

/**
 * A page or route handler that threw: one line with the request's id and the digest that the
 * error page carries. Next itself prints the stack.
 */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('@/lib/server/observability/request-error');
    logRequestError(error, context.routePath);
  }
};
