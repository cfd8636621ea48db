import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { rm, statfs, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import type { World } from './world';

const MB = 1024 * 1024;
const PAGE_BYTES = 4096;
const REFILL_MS = 10;

/** Mounting takes root. */
export const canMount = process.getuid?.() === 0;

/** Takes what is free, in large and then in small pieces. */
function fill(ballast: string): void {
  for (let piece = MB; piece >= PAGE_BYTES; piece /= 2) {
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(piece));
    } catch {
      // It is full for pieces of this size.
    }
  }
}

/** A disk of its own; where none can be mounted, a temporary folder. */
export async function createSmallDisk(megabytes = 16) {
  const temporary = await temporaryFolder('chaos-disk');
  const folder = temporary.path;
  const ballast = join(folder, 'ballast');
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  return {
    folder,
    /** Takes what is free, but for a share of the disk. */
    async fillBut(share: number) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize - share * megabytes * MB));
    },
    /** Keeps it full during the work; what becomes free meanwhile is taken at once. */
    async whileFull<T>(work: () => Promise<T>): Promise<T> {
      fill(ballast);
      const filling = setInterval(() => fill(ballast), REFILL_MS);
      try {
        return await work();
      } finally {
        clearInterval(filling);
        await rm(ballast, { force: true });
      }
    },
    async remove() {
      if (canMount) execFileSync('umount', ['-l', folder]);
      await temporary.remove();
    },
  };
}

export type SmallDisk = Awaited<ReturnType<typeof createSmallDisk>>;

/** Gives the pages of a world's site a disk of their own. */
export async function createDiskOfPages(world: World, megabytes?: number): Promise<SmallDisk> {
  const disk = await createSmallDisk(megabytes);
  world.atEnd(disk.remove);
  const pages = join(world.build, 'page-cache');
  await rm(pages, { recursive: true, force: true });
  await symlink(disk.folder, pages);
  return disk;
}
