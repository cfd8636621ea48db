import type { Sample } from './load';

let failures = 0;

/** Prints one line of figures with its verdict, and counts what does not hold. */
export function verdict(holds: boolean, line: string, wrong: readonly string[] = []): void {
  console.log(`${holds ? '✓' : '✗'} ${line}`);
  if (holds) return;
  failures += 1;
  for (const detail of [...new Set(wrong)].slice(0, 8)) console.log(`    ${detail}`);
}

/** A line of figures that nothing depends on. */
export function note(line: string): void {
  console.log(`· ${line}`);
}

/** Whether something did not hold so far. */
export const hasFailed = (): boolean => failures > 0;

/** The faults of responses, each with its URL. */
export function faultsOf(samples: readonly Sample[]): string[] {
  return samples.flatMap(({ fault, status, path, ms }) =>
    fault === undefined ? [] : [`${status} ${path}: ${fault} (${Math.round(ms)} ms)`],
  );
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
export const millis = (ms: number): string => `${Math.round(ms)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
