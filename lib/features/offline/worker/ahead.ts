import { pinnedZone, type PageIndex } from '@/lib/features/offline/page-index';
import { filesNamedIn, loadUsedFile } from '@/lib/features/offline/worker/load';
import type { Store } from '@/lib/features/offline/worker/store';

/** Chromium's alone, and unknown to TypeScript's workers. */
const savesData = (navigator: object) =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/**
 * The pages to fetch when the worker is installed: those that always stay, and the zones that other
 * releases have kept. None where data is to be saved.
 */
export function pagesAhead(
  always: readonly string[],
  others: readonly PageIndex[],
  navigator: object,
): string[] {
  if (savesData(navigator)) return [];
  const zones = others.flatMap((index) => pinnedZone(index)?.path ?? []);
  return [...new Set([...always, ...zones])];
}

/** Keeps what is missing of the pages: a line that broke has left some out, or some of their files. */
export async function keepAhead(
  paths: readonly string[],
  store: Store,
  origin: string,
): Promise<void> {
  const htmlOf = async (path: string) => {
    const kept = await store.findAsset(path);
    return kept
      ? kept.text()
      : store.keepPage(path, await fetch(path), { keptAt: Date.now(), seenAt: 0 });
  };
  let last = Promise.resolve();
  const keep = async (path: string) => {
    const files = filesNamedIn((await htmlOf(path)) ?? '', origin);
    // One page after the other: they share most files.
    last = last.then(() => store.keepAssets(path, files, loadUsedFile('')));
    await last;
  };
  await Promise.allSettled(paths.map(keep));
}
