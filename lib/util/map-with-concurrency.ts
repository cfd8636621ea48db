/**
 * Works on all items, so many at a time, in their order.
 *
 * @returns what `work` made of each, in the order of the items.
 * @throws what `work` throws first; no further item is begun then.
 */
export async function mapWithConcurrency<T, U>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<U>,
): Promise<U[]> {
  const made: U[] = [];
  const queue = items.entries();
  let hasFailed = false;
  const worker = async () => {
    for (const [index, item] of queue) {
      if (hasFailed) return;
      made[index] = await work(item);
    }
  };
  const workers = Array.from({ length: atOnce }, () =>
    worker().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    }),
  );
  await Promise.all(workers);
  return made;
}
