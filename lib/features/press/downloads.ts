import 'server-only';
import { getFileSize } from '@/lib/content/gateway/files';
import { getPressFiles, getPressImages, type PressItem } from '@/lib/content/gateway/press';
import {
  listOrEmpty,
  mapResult,
  missing,
  valueOrUndefined,
  type Result,
} from '@/lib/content/gateway/result';
import { getPictureFacts } from '@/lib/content/images/picture-facts';
import type { Download } from '@/lib/features/press/zip';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';

const CONCURRENCY = 6;

/** Reads a fact of each file until one is unknown, so that a slow gateway does not delay a page per file. */
async function readFacts<T>(
  names: readonly string[],
  read: (name: string) => Promise<Result<T>>,
): Promise<(T | undefined)[]> {
  let isHealthy = true;
  return mapWithConcurrency(names, CONCURRENCY, async (name) => {
    const fact = isHealthy ? valueOrUndefined(await read(name)) : undefined;
    isHealthy &&= fact !== undefined;
    return fact;
  });
}

async function withFacts(list: Result<string[]>, isPictures: boolean): Promise<Result<Download[]>> {
  const names = listOrEmpty(list);
  const sizes = await readFacts(names, getFileSize);
  const pictures = isPictures ? await readFacts(names, getPictureFacts) : [];
  return mapResult(list, () =>
    names.map((name, index) => {
      const size = sizes[index];
      return { name, ...(size !== undefined && { size }), ...pictures[index] };
    }),
  );
}

/** Reads the pictures and documents of a press item; both are requested if `count` is empty. */
export async function readPressDownloads({ id, count }: Pick<PressItem, 'id' | 'count'>) {
  const [images, files] = await Promise.all([
    count === 'Files Only' ? missing : getPressImages(id),
    count === 'Images Only' ? missing : getPressFiles(id),
  ]);
  const [imageList, fileList] = await Promise.all([
    withFacts(
      mapResult(images, (list) => list.map(({ name_image }) => name_image)),
      true,
    ),
    withFacts(
      mapResult(files, (list) => list.map(({ name_file }) => name_file)),
      false,
    ),
  ]);
  return { images: imageList, files: fileList };
}
