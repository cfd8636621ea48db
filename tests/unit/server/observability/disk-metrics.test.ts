import { statfsSync } from 'node:fs';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { registerDiskMetrics } from '@/lib/server/observability/disk-metrics';
import { newFolder } from '@/tests/support/new-folder';

const folder = newFolder();

async function valuesOf(folders: Record<string, string>): Promise<Map<string, number>> {
  const registry = new Registry();
  registerDiskMetrics(registry, folders);
  const lines = [...(await registry.metrics()).matchAll(/^(disk_.+) (.+)$/gm)];
  return new Map(lines.map(([, name = '', value]) => [name, Number(value)]));
}

test('the size of the disk and what is free on it', async () => {
  const values = await valuesOf({ data: folder });
  const { blocks, bsize } = statfsSync(folder);
  const free = values.get('disk_free_bytes{folder="data"}') ?? NaN;
  expect(values.get('disk_size_bytes{folder="data"}')).toBe(blocks * bsize);
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThan(blocks * bsize);
});

test('a folder that will be made later is on the disk of the one above it', async () => {
  const { blocks, bsize } = statfsSync(folder);
  const values = await valuesOf({ pages: join(folder, 'a', 'b') });
  expect(values.get('disk_size_bytes{folder="pages"}')).toBe(blocks * bsize);
});

test('a disk that cannot be read is NaN and fails no other', async () => {
  const values = await valuesOf({ pages: `${folder}\0`, data: folder });
  expect(values.get('disk_free_bytes{folder="pages"}')).toBeNaN();
  expect(values.get('disk_free_bytes{folder="data"}')).toBeGreaterThan(0);
});
