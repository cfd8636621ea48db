import { missing, type Result } from '@/lib/content/gateway/result';
import { slugKey } from '@/lib/util/trim-slug';

/**
 * A record by the name in its link, where its url stands without slashes around it. A gateway may know
 * it only by the url as written: what it does not find is looked for in the list, and asked for so.
 * Never throws if neither read does.
 */
export async function findByUrl<T>(
  name: string,
  find: (name: string) => Promise<Result<T>>,
  list: () => Promise<Result<readonly { url: string }[]>>,
): Promise<Result<T>> {
  const direct = await find(name);
  if (direct.status !== 'missing') return direct;
  const records = await list();
  if (records.status !== 'found') return records;
  const key = slugKey(name);
  const listed = records.value.find(
    ({ url }) => url !== name && key !== '' && slugKey(url) === key,
  );
  return listed ? find(listed.url) : missing;
}
