import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { errorCode } from '@/lib/util/error-code.mts';

interface Disk {
  size: number;
  free: number;
}

/** Of the disk under a folder, in bytes; of the folder above where it is not made yet. */
async function diskOf(folder: string): Promise<Disk> {
  try {
    const { blocks, bavail, bsize } = await statfs(folder);
    return { size: blocks * bsize, free: bavail * bsize };
  } catch (error) {
    const above = dirname(folder);
    if (errorCode(error) === 'ENOENT' && above !== folder) return diskOf(above);
    return { size: NaN, free: NaN };
  }
}

/** Metrics of the disks under these folders by name, read when Prometheus asks. */
export function registerDiskMetrics(registry: Registry, folders: Record<string, string>): void {
  const gauge = (name: string, help: string, valueOf: (disk: Disk) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['folder'],
      registers: [registry],
      async collect() {
        for (const [folder, path] of Object.entries(folders)) {
          this.set({ folder }, valueOf(await diskOf(path)));
        }
      },
    });
  gauge('disk_size_bytes', 'Size of the disk under a folder.', ({ size }) => size);
  gauge('disk_free_bytes', 'What the site may still write there.', ({ free }) => free);
}
