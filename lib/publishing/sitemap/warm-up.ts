import 'server-only';
import { noteKnownPaths } from '@/lib/server/http/admission';
import { globalSingleton } from '@/lib/util/global-singleton';
import { refreshSiteIndex } from '@/lib/features/search/site-index';
import { readSitePages } from '@/lib/publishing/sitemap/site-pages';

/** Whoever asks whether an instance is ready waits no longer. */
const LIMIT_MS = 5_000;

/** The one reading of the process, under way or done; none before, nor after one in vain. */
const warming = globalSingleton('warm-up', (): { reading?: Promise<void> | undefined } => ({}));

async function read(): Promise<void> {
  const pages = await readSitePages().catch(() => undefined);
  await refreshSiteIndex();
  if (pages?.status === 'found') noteKnownPaths(pages.value.map(({ path }) => path));
  else warming.reading = undefined;
}

/**
 * Reads, once a process, the lists that the sitemap is made of, all long ones among them, and makes
 * the search's index of them, so that no visitor has to be the first to wait: of 3,600 posts it takes
 * two or three seconds. From then on the addresses of the site are known from made-up ones. After an outage the next call tries again. Resolves after five seconds at
 * most, and never rejects.
 */
export async function warmUp(): Promise<void> {
  warming.reading ??= read();
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LIMIT_MS);
  await Promise.race([warming.reading, late]);
  clearTimeout(timer);
}
