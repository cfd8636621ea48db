import { missing, type Result } from '@/lib/content/gateway/result';
import { foldSpaces } from '@/lib/util/text';
import { slugKey } from '@/lib/util/names';

interface Reads<T, Listed> {
  /** Finds a record by its exact url or title. */
  find: (name: string) => Promise<Result<T>>;
  list: () => Promise<Result<readonly Listed[]>>;
  title: (listed: Listed) => string;
  byId: (id: number) => Promise<Result<T>>;
}

/**
 * Finds a record by the name in its link: its url without surrounding slashes, or its title without extra
 * spaces. A gateway may know only the original text, so a missing name is looked up in the list and read by
 * its url or id. Never throws if no read does.
 */
export async function findByUrl<T, Listed extends { id: number; url: string }>(
  name: string,
  { find, list, title, byId }: Reads<T, Listed>,
): Promise<Result<T>> {
  const direct = await find(name);
  if (direct.status !== 'missing') return direct;
  const records = await list();
  if (records.status !== 'found') return records;
  const key = slugKey(name);
  const byUrl = records.value.find(({ url }) => url !== name && key !== '' && slugKey(url) === key);
  if (byUrl) return find(byUrl.url);
  const folded = foldSpaces(name);
  const titled = records.value.find((record) => foldSpaces(title(record)) === folded);
  return titled ? byId(titled.id) : missing;
}
