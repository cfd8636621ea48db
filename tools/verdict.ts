/** Prints one line of figures with its verdict; if the limits do not hold, the process ends with 1. */
export function verdict(holds: boolean, line: string, wrong: readonly string[] = []): void {
  console.log(`${holds ? '✓' : '✗'} ${line}`);
  if (holds) return;
  process.exitCode = 1;
  for (const detail of [...new Set(wrong)].slice(0, 8)) console.log(`    ${detail}`);
}

/** Prints a line of figures that has no verdict. */
export function note(line: string): void {
  console.log(`· ${line}`);
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
export const millis = (ms: number): string => `${Math.round(ms)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
