import useSWR from 'swr';
import { readShareCard } from '@/lib/features/link-builder/share-card';
import { withDeadline } from '@/lib/util/deadline.mts';

const TIMEOUT_MS = 12_000;

async function read(path: string, signal: AbortSignal) {
  const response = await fetch(path, { signal });
  if (!response.ok) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const card = readShareCard(page);
  if (!card) throw new Error('No card.');
  return card;
}

const load = (path: string) => withDeadline(TIMEOUT_MS, (signal) => read(path, signal));

/** The share card in the HTML of the page at `path`, as networks read it; undefined waits. */
export function useShareCard(path: string | undefined) {
  const page = path?.replace(/#.*$/s, '');
  return useSWR(page, load, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
}

export type LoadedCard = ReturnType<typeof useShareCard>;
