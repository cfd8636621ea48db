import 'server-only';
import { getFileSize } from '@/lib/content/gateway/files';
import { getPictureFacts } from '@/lib/content/images/picture-facts';
import { getPressFiles, getPressImages, type PressItem } from '@/lib/content/gateway/press';
import {
  listOrEmpty,
  missing,
  mapResult,
  valueOrUndefined,
  type Result,
} from '@/lib/content/gateway/result';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';
import type { Download } from '@/lib/features/press/zip/plan';

const CONCURRENCY = 6;

/** Asks for each file until one is unknown: an unhealthy gateway must not delay a page once per file. */
async function untilUnknown<T>(
  names: readonly string[],
  read: (name: string) => Promise<Result<T>>,
): Promise<(T | undefined)[]> {
  let tells = true;
  return mapWithConcurrency(names, CONCURRENCY, async (name) => {
    const fact = tells ? valueOrUndefined(await read(name)) : undefined;
    tells &&= fact !== undefined;
    return fact;
  });
}

async function withSizes(list: Result<string[]>): Promise<Result<Download[]>> {
  const sizes = await untilUnknown(listOrEmpty(list), getFileSize);
  return mapResult(list, (names) =>
    names.map((name, at) => (sizes[at] === undefined ? { name } : { name, size: sizes[at] })),
  );
}

async function withFacts(list: Result<string[]>): Promise<Result<Download[]>> {
  const images = await withSizes(list);
  const facts = await untilUnknown(listOrEmpty(list), getPictureFacts);
  return mapResult(images, (sized) => sized.map((image, at) => ({ ...image, ...facts[at] })));
}

/**
 * A press item's pictures and documents; a list that could not be read is said to be so. An empty
 * `count` does not tell which exist (contract).
 */
export async function readPressDownloads({ id, count }: Pick<PressItem, 'id' | 'count'>) {
  const [images, files] = await Promise.all([
    count === 'Files Only' ? missing : getPressImages(id),
    count === 'Images Only' ? missing : getPressFiles(id),
  ]);
  const [sizedImages, sizedFiles] = await Promise.all([
    withFacts(mapResult(images, (list) => list.map(({ name_image }) => name_image))),
    withSizes(mapResult(files, (list) => list.map(({ name_file }) => name_file))),
  ]);
  return { images: sizedImages, files: sizedFiles };
}
