import { execFileSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';

const isRoot = process.getuid?.() === 0;

/** Makes a build read-only; for root, whom permissions do not stop, with a mount. Returns the undoing. */
export async function makeReadOnly(build: string): Promise<() => Promise<void>> {
  const folders = [build, join(build, 'server')];
  if (isRoot) {
    execFileSync('mount', ['--bind', build, build]);
    execFileSync('mount', ['-o', 'remount,bind,ro', build]);
  } else {
    for (const folder of folders) await chmod(folder, 0o555);
  }
  return async () => {
    if (isRoot) execFileSync('umount', ['-l', build]);
    else for (const folder of folders) await chmod(folder, 0o755);
  };
}
