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

/** Stops at the first unknown size: an unhealthy gateway must not delay a page once per file. */
async function withSizes(names: readonly string[]): Promise<Download[]> {
  let tells = true;
  return mapWithConcurrency(names, CONCURRENCY, async (name) => {
    const size = tells ? valueOrUndefined(await getFileSize(name)) : undefined;
    tells &&= size !== undefined;
    return size === undefined ? { name } : { name, size };
  });
}

async function listWithSizes<T>(
  list: Result<T[]>,
  nameOf: (item: T) => string,
): Promise<Result<Download[]>> {
  const sized = list.status === 'found' ? await withSizes(list.value.map(nameOf)) : [];
  return mapResult(list, () => sized);
}

/** Each picture with what its file tells of it, up to the first that tells nothing. */
async function withFacts(images: Result<Download[]>): Promise<Result<Download[]>> {
  let tells = true;
  const sized = await mapWithConcurrency(listOrEmpty(images), CONCURRENCY, async (image) => {
    const facts = tells ? valueOrUndefined(await getPictureFacts(image.name)) : undefined;
    tells &&= facts !== undefined;
    return { ...image, ...facts };
  });
  return mapResult(images, () => sized);
}

/** What a press release offers; a list that could not be read is said to be so. */
export interface PressDownloads {
  images: Result<Download[]>;
  files: Result<Download[]>;
}

/** A press item's pictures and documents. An empty `count` does not tell which exist (contract). */
export async function readPressDownloads({
  id,
  count,
}: Pick<PressItem, 'id' | 'count'>): Promise<PressDownloads> {
  const [images, files] = await Promise.all([
    count === 'Files Only' ? missing : getPressImages(id),
    count === 'Images Only' ? missing : getPressFiles(id),
  ]);
  const [sizedImages, sizedFiles] = await Promise.all([
    listWithSizes(images, ({ name_image }) => name_image).then(withFacts),
    listWithSizes(files, ({ name_file }) => name_file),
  ]);
  return { images: sizedImages, files: sizedFiles };
}
