import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DISK_BYTES = 16 * 1024 * 1024;
const PAGE_BYTES = 4096;
const REFILL_MS = 10;

/** Mounting takes root. */
export const canMount = process.getuid?.() === 0;

/** Takes what is free, in large and then in small pieces. */
function fill(ballast: string): void {
  for (let piece = DISK_BYTES; piece >= PAGE_BYTES; piece /= 2) {
    try {
      for (;;) appendFileSync(ballast, Buffer.alloc(piece));
    } catch {
      // It is full for pieces of this size.
    }
  }
}

/** A temporary folder; for root, a disk of 16 MB. */
export async function createSmallDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'chaos-disk-'));
  if (canMount) {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder]);
  }
  return {
    folder,
    /** Takes what is free, but for a share of the disk. */
    async fillBut(share: number) {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(join(folder, 'ballast'), Buffer.alloc(bavail * bsize - share * DISK_BYTES));
    },
    /** Keeps it full during the work; what becomes free meanwhile is taken at once. */
    async whileFull(work: () => Promise<void>) {
      const ballast = join(folder, 'ballast');
      fill(ballast);
      const filling = setInterval(() => fill(ballast), REFILL_MS);
      try {
        await work();
      } finally {
        clearInterval(filling);
        await rm(ballast);
      }
    },
    async remove() {
      if (canMount) execFileSync('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type SmallDisk = Awaited<ReturnType<typeof createSmallDisk>>;
