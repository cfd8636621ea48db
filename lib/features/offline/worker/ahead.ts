import { pinnedZone, type PageIndex } from '@/lib/features/offline/page-index';

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
