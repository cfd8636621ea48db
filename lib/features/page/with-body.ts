import { found, valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';

const CONCURRENCY = 4;

interface Details<T> {
  lacksBody: (record: T) => boolean;
  /** Reads a record by its own call. */
  byId: (id: number) => Promise<Result<T>>;
}

/** Returns a record, read by its own call if it lacks a body. An outage of that call is not an empty body. */
export async function withBody<T extends { id: number }>(
  record: T,
  { lacksBody, byId }: Details<T>,
): Promise<Result<T>> {
  if (!lacksBody(record)) return found(record);
  const detail = await byId(record.id);
  return detail.status === 'missing' ? found(record) : detail;
}

/** Returns a list with its bodies. A record stays unchanged if its call fails; the page is revalidated soon. */
export async function withBodies<T extends { id: number }>(
  list: Result<T[]>,
  details: Details<T>,
): Promise<Result<T[]>> {
  if (list.status !== 'found') return list;
  const value = await mapWithConcurrency(
    list.value,
    CONCURRENCY,
    async (record) => valueOrUndefined(await withBody(record, details)) ?? record,
  );
  return { ...list, value };
}
