import 'server-only';
import { getFileSize } from '@/lib/content/gateway/files';
import { getPressFiles, getPressImages, type PressItem } from '@/lib/content/gateway/press';
import { missing, mapResult, valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';
import type { Download } from '@/lib/features/press/zip/plan';

/** How many sizes are asked for at a time. */
const AT_ONCE = 6;

/**
 * Files with their sizes, as far as the gateway tells them. The first size that it does not tell
 * ends the asking: a total is out of reach then, and a page must not wait for a sick gateway once
 * for each file.
 *
 * @param names file keys.
 */
async function withSizes(names: readonly string[]): Promise<Download[]> {
  let tells = true;
  return mapWithConcurrency(names, AT_ONCE, async (name) => {
    const size = tells ? valueOrUndefined(await getFileSize(name)) : undefined;
    tells &&= size !== undefined;
    return size === undefined ? { name } : { name, size };
  });
}

/** The same for a list that may not have been found. */
async function listWithSizes<T>(
  list: Result<T[]>,
  nameOf: (item: T) => string,
): Promise<Result<Download[]>> {
  const sized = list.status === 'found' ? await withSizes(list.value.map(nameOf)) : [];
  return mapResult(list, () => sized);
}

/** What a press item offers. */
export interface PressDownloads {
  images: Result<Download[]>;
  files: Result<Download[]>;
}

/**
 * The pictures and documents of a press item. Its `count` says which of the two it has (contract,
 * `PressItem`); where it says nothing, both are asked for.
 */
export async function readPressDownloads({
  id,
  count,
}: Pick<PressItem, 'id' | 'count'>): Promise<PressDownloads> {
  const [images, files] = await Promise.all([
    count === 'Files Only' ? missing : getPressImages(id),
    count === 'Images Only' ? missing : getPressFiles(id),
  ]);
  const [sizedImages, sizedFiles] = await Promise.all([
    listWithSizes(images, ({ name_image }) => name_image),
    listWithSizes(files, ({ name_file }) => name_file),
  ]);
  return { images: sizedImages, files: sizedFiles };
}
