import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends a command that is used wrongly. Node's own message would repeat what was given. */
export function refuseArguments(usage: string): never {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

/** Reads the command line as `parseArgs` does, but ends the process where something is unknown. */
export function readArguments<T extends ParseArgsConfig>(usage: string, config: T) {
  try {
    return parseArgs(config);
  } catch {
    return refuseArguments(usage);
  }
}

/** Reads a whole number from an option, and ends the process where it is none. */
export function readCount(usage: string, text: string, least = 1): number {
  const count = text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(count) && count >= least ? count : refuseArguments(usage);
}
