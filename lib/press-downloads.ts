import 'server-only';
import { getFileSize } from '@/lib/gateway/files';
import { mapResult, valueOrUndefined, type Result } from '@/lib/gateway/result';
import { mapPool } from '@/lib/pool';
import type { Download } from '@/lib/press-zip/plan';

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
  return mapPool(names, AT_ONCE, async (name) => {
    const size = tells ? valueOrUndefined(await getFileSize(name)) : undefined;
    tells &&= size !== undefined;
    return size === undefined ? { name } : { name, size };
  });
}

/** The same for a list that may not have been found. */
export async function listWithSizes<T>(
  list: Result<T[]>,
  nameOf: (item: T) => string,
): Promise<Result<Download[]>> {
  const sized = list.status === 'found' ? await withSizes(list.value.map(nameOf)) : [];
  return mapResult(list, () => sized);
}
