import { spawnSync } from 'node:child_process';
import { installFromDebian } from '@/scripts/debian.cjs';

/** As the deployment's image has it (deploy/Dockerfile). */
const LIBRARY = 'libjemalloc.so.2';
const PACKAGE = 'libjemalloc2';

/** The loader goes on without a library that it does not find, and says so. */
const isThere = () =>
  spawnSync('true', { env: { ...process.env, LD_PRELOAD: LIBRARY }, encoding: 'utf8' }).stderr ===
  '';

/**
 * The environment under which a server gives freed memory back, as it does where it is deployed: the
 * C library's own allocator keeps more than a hundred megabytes of it, more or less by chance.
 *
 * @throws Error where the library is missing and cannot be installed.
 */
export function deployedAllocator(): { LD_PRELOAD: string } {
  if (!isThere()) installFromDebian(PACKAGE);
  if (!isThere()) throw new Error(`${LIBRARY} is missing: install the package ${PACKAGE}.`);
  return { LD_PRELOAD: LIBRARY };
}
