// Assumptions about Next that turned out false. On another version of Next each would fail
// silently: pages would be larger, slower or less guarded.
import { logError } from './stderr-log.mts';

declare global {
  var brokenAssumptions: Set<string> | undefined;
}

/** On `globalThis`: this file is loaded both bundled and unbundled. */
const broken = (globalThis.brokenAssumptions ??= new Set());

/** Records an assumption that does not hold, and logs it the first time. */
export function noteBroken(assumption: string): void {
  if (broken.has(assumption)) return;
  broken.add(assumption);
  logError('this version of Next does not do what the site assumes', { assumption });
}

/** The assumptions that were found not to hold. */
export const brokenAssumptions = (): string[] => [...broken];
