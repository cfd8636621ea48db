import { parseArgs } from 'node:util';

// Plain JavaScript: commands import it before the project's own Node is installed.

/**
 * Ends a command that is used wrongly. Node's own message would repeat the arguments.
 *
 * @param {string} usage
 * @returns {never}
 */
export function refuseArguments(usage) {
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

/**
 * Reads the command line as `parseArgs` does, but ends the process if an argument is unknown.
 *
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} usage
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function readArguments(usage, config) {
  try {
    return parseArgs(config);
  } catch {
    return refuseArguments(usage);
  }
}

/**
 * Reads a whole number from an option, and ends the process if it is not one.
 *
 * @param {string} usage
 * @param {string} text
 */
export function readCount(usage, text, least = 1) {
  const count = text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(count) && count >= least ? count : refuseArguments(usage);
}
