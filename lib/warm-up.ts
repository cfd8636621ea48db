import 'server-only';
import { processWide } from '@/lib/process-wide';
import { readSitePages } from '@/lib/seo/site-pages';

/** Whoever asks whether an instance is ready waits no longer. */
const LIMIT_MS = 5_000;

const progress = processWide('warm-up', () => ({ isDone: false }));

async function read(): Promise<void> {
  const pages = await readSitePages();
  progress.isDone ||= pages.status === 'found';
}

/**
 * Reads, once a process, every list of the gateway, that no visitor has to be the first to wait for
 * them: of 3,600 posts they take a second. During an outage it is tried again with every call.
 * Resolves after five seconds at most, and never rejects.
 */
export async function warmUp(): Promise<void> {
  if (progress.isDone) return;
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LIMIT_MS);
  await Promise.race([read().catch(() => undefined), late]);
  clearTimeout(timer);
}
