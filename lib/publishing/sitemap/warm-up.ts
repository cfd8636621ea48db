import 'server-only';
import { addKnownPaths } from '@/lib/server/admission/admission';
import { globalSingleton } from '@/lib/util/global-singleton';
import { refreshSiteIndex } from '@/lib/features/search/site-index';
import { readSitePages } from '@/lib/publishing/sitemap/site-pages';

const LIMIT_MS = 5_000;

interface Warming {
  reading?: Promise<void> | undefined;
}

/** `reading` is unset after a failure, so that the next call tries again. */
const warming = globalSingleton('warm-up', (): Warming => ({}));

async function read(): Promise<void> {
  const pages = await readSitePages().catch(() => undefined);
  await refreshSiteIndex();
  if (pages?.status === 'found') addKnownPaths(pages.value.map(({ path }) => path));
  else warming.reading = undefined;
}

/** Reads the sitemap's lists and builds the search index, once. Takes up to 5 s, never rejects. */
// The search index takes 2 to 3 s for 3,600 posts: no visitor should wait for it.
export async function warmUp(): Promise<void> {
  warming.reading ??= read();
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, LIMIT_MS);
  await Promise.race([warming.reading, late]);
  clearTimeout(timer);
}
