import { execFileSync } from 'node:child_process';
import { createReadStream, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Buildah } from './buildah';

interface Layer {
  /** The instruction that made it. */
  createdBy: string;
  digest: string;
  bytes: number;
}

/** An image as it would be transferred: its configuration and its layers, uncompressed. */
export interface ImageFiles {
  archive: string;
  layers: Layer[];
}

const manifest = z.tuple([z.object({ Config: z.string(), Layers: z.array(z.string()) })]);
const configuration = z.object({
  rootfs: z.object({ diff_ids: z.array(z.string()) }),
  history: z.array(
    z.object({ created_by: z.string().default(''), empty_layer: z.boolean().default(false) }),
  ),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

export function exportImage(buildah: Buildah, image: string, folder: string): ImageFiles {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'image.tar');
  const unpacked = join(folder, 'image');
  for (const old of [archive, unpacked]) rmSync(old, { recursive: true, force: true });
  buildah.run('push', '--quiet', image, `docker-archive:${archive}:${image}`);
  mkdirSync(unpacked);
  execFileSync('tar', ['--extract', '--file', archive, '--directory', unpacked]);
  const [{ Config, Layers }] = manifest.parse(readJson(join(unpacked, 'manifest.json')));
  const { rootfs, history } = configuration.parse(readJson(join(unpacked, Config)));
  const steps = history.filter(({ empty_layer }) => !empty_layer);
  if (steps.length !== Layers.length) throw new Error(`${image} has layers without a history`);
  const layers = Layers.map((layer, at) => ({
    createdBy: steps[at]?.created_by ?? '',
    digest: rootfs.diff_ids[at] ?? '',
    bytes: statSync(join(unpacked, layer)).size,
  }));
  return { archive, layers };
}

/** Which of these texts a file holds, read as a stream. */
export async function textsIn(file: string, texts: string[]): Promise<string[]> {
  const found = new Set<string>();
  const overlap = Math.max(...texts.map((text) => text.length)) - 1;
  let end = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: 4 * 1024 * 1024 })) {
    const bytes = Buffer.concat([end, chunk]);
    for (const text of texts) if (bytes.includes(text)) found.add(text);
    end = bytes.subarray(Math.max(0, bytes.length - overlap));
  }
  return [...found];
}
