import { spawnSync } from 'node:child_process';
import { installFromDebian } from '@/scripts/debian.cjs';

const LIBRARY = 'libjemalloc.so.2';
const PACKAGE = 'libjemalloc2';

/** What of the environment concerns memory, as the deployment's image has it (deploy/Dockerfile). */
export const MEMORY_ENV = {
  LD_PRELOAD: LIBRARY,
  NODE_OPTIONS: '--max-old-space-size=640',
} as const;

/** The loader goes on without a library that it does not find, and says so. */
const isThere = () =>
  spawnSync('true', { env: { ...process.env, LD_PRELOAD: LIBRARY }, encoding: 'utf8' }).stderr ===
  '';

/**
 * The environment under which a server keeps to its memory, as it does where it is deployed: the C
 * library's own allocator keeps more than a hundred megabytes of what is freed, more or less by
 * chance, and V8 takes what the machine has before it collects.
 *
 * @param flags of Node beside.
 * @throws Error where the library is missing and cannot be installed.
 */
export function memoryEnv(...flags: string[]): Record<keyof typeof MEMORY_ENV, string> {
  if (!isThere()) installFromDebian(PACKAGE);
  if (!isThere()) throw new Error(`${LIBRARY} is missing: install the package ${PACKAGE}.`);
  return { ...MEMORY_ENV, NODE_OPTIONS: [MEMORY_ENV.NODE_OPTIONS, ...flags].join(' ') };
}
