import { execFileSync } from 'node:child_process';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { canMount } from './full-disk';
import type { World } from './world';

/** Makes a world's build read-only, without pages; for root, whom permissions do not stop, with a mount. */
export async function makeReadOnly({ build, atEnd }: World): Promise<void> {
  await rm(join(build, 'page-cache'), { recursive: true, force: true });
  if (canMount) {
    execFileSync('mount', ['--bind', build, build]);
    atEnd(() => execFileSync('umount', ['-l', build]));
    execFileSync('mount', ['-o', 'remount,bind,ro', build]);
    return;
  }
  const change = async (mode: number) => {
    for (const folder of [build, join(build, 'server')]) await chmod(folder, mode);
  };
  atEnd(() => change(0o755));
  await change(0o555);
}
