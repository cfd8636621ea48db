const CLIENTS = 20;
/** Longer than any visitor waits, in ms. */
const PATIENCE_MS = 10_000;

/** What came of a while of visits. */
export interface Visits {
  count: number;
  /** What failed: an answer of 500 or more, or none. */
  failures: string[];
  /** The longest one took, in ms. */
  slowest: number;
}

/** Lets twenty visitors ask for one address after the other while `events` happen. */
export async function underLoad(
  nextAddress: () => string,
  events: (visits: Visits) => Promise<void>,
): Promise<Visits> {
  const visits: Visits = { count: 0, failures: [], slowest: 0 };
  let isOver = false;
  const visit = async () => {
    const address = nextAddress();
    const started = performance.now();
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const html = await answer.text();
      const isWhole = html.trimEnd().endsWith('</html>');
      if (answer.status !== 200 || !isWhole) visits.failures.push(`${answer.status} ${address}`);
    } catch (error) {
      visits.failures.push(`${String(error)} ${address}`);
    }
    visits.count += 1;
    visits.slowest = Math.max(visits.slowest, performance.now() - started);
  };
  const client = async () => {
    while (!isOver) await visit();
  };
  const clients = Array.from({ length: CLIENTS }, client);
  try {
    await events(visits);
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  return visits;
}

/** Each of the addresses in turn. */
export function inTurn(addresses: string[]): () => string {
  let turn = 0;
  return () => addresses[turn++ % addresses.length] ?? '';
}

/** Resolves when so many more visits have been made. */
export async function moreVisits(visits: Visits, more: number): Promise<void> {
  const goal = visits.count + more;
  while (visits.count < goal) await new Promise((resolve) => setImmediate(resolve));
}
