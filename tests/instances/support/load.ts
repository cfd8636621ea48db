const CLIENTS = 20;
/** Timeout of a visit, in ms. */
const PATIENCE_MS = 10_000;

/** The result of a series of visits. */
export interface Visits {
  count: number;
  /** Failed visits: status 500 or more, or no response. */
  failures: string[];
  /** The longest visit, in ms. */
  slowest: number;
}

/** Lets twenty visitors request one URL after the other while `events` happen. */
export async function underLoad(
  nextUrl: () => string,
  events: (visits: Visits) => Promise<void>,
): Promise<Visits> {
  const visits: Visits = { count: 0, failures: [], slowest: 0 };
  let isOver = false;
  const visit = async () => {
    const url = nextUrl();
    const started = performance.now();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const html = await response.text();
      const isComplete = html.trimEnd().endsWith('</html>');
      if (response.status !== 200 || !isComplete) visits.failures.push(`${response.status} ${url}`);
    } catch (error) {
      visits.failures.push(`${String(error)} ${url}`);
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

/** Each of the URLs in turn. */
export function inTurn(urls: string[]): () => string {
  let turn = 0;
  return () => urls[turn++ % urls.length] ?? '';
}

/** Resolves when so many more visits have been made. */
export async function moreVisits(visits: Visits, more: number): Promise<void> {
  const goal = visits.count + more;
  while (visits.count < goal) await new Promise((resolve) => setImmediate(resolve));
}
