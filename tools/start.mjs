import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Runs a TypeScript file of this folder in a process of its own, outside of Next, and ends as it does. */
function start(file, args, flags) {
  const hooks = ['tsx', new URL('outside-next.mjs', import.meta.url).href];
  const imports = hooks.flatMap((hook) => ['--import', hook]);
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [...imports, ...flags, path, ...args], {
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

/**
 * Starts the part that the first argument names; the others are its own.
 *
 * @param {Readonly<Record<string, string>>} parts files by name.
 * @param {readonly string[]} [flags] of Node.
 */
export function startPart(parts, flags = []) {
  const [name = '', ...args] = process.argv.slice(2);
  if (Object.hasOwn(parts, name)) return start(parts[name], args, flags);
  console.error(`✗ Name one of these: ${Object.keys(parts).join(', ')}.`);
  process.exitCode = 1;
}
