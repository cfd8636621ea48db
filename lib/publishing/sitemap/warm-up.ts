import 'server-only';
import { addKnownPaths } from '@/lib/server/http/admission';
import { globalSingleton } from '@/lib/util/global-singleton';
import { refreshSiteIndex } from '@/lib/features/search/site-index';
import { readSitePages } from '@/lib/publishing/sitemap/site-pages';

const LIMIT_MS = 5_000;

/** `reading` is unset after a failure, so that the next call tries again. */
const warming = globalSingleton('warm-up', (): { reading?: Promise<void> | undefined } => ({}));

async function read(): Promise<void> {
  const pages = await readSitePages().catch(() => undefined);
  await refreshSiteIndex();
  if (pages?.status === 'found') addKnownPaths(pages.value.map(({ path }) => path));
  else warming.reading = undefined;
}

/**
 * Reads, once per process, all lists of the sitemap and builds the search index (2 to 3 s for 3,600
 * posts), so that no visitor waits for them; tells admission which URLs exist. Resolves after at
 * most 5 s and never rejects.
 */
export async function warmUp(): Promise<void> {
  warming.reading ??= read();
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LIMIT_MS);
  await Promise.race([warming.reading, late]);
  clearTimeout(timer);
}
