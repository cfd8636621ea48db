import { EventEmitter, once } from 'node:events';

/** The result of a series of visits. */
export interface Visits {
  count: number;
  /** Failed visits: another status than 200, half a page, or no response. */
  failures: string[];
  /** The longest visit, in ms. */
  slowest: number;
  /** Emits `made` after each visit. */
  events: EventEmitter;
}

/** How many visitors at once, and how long one waits for a page. */
export interface Load {
  visitors: number;
  patienceMs: number;
}

/** What drills measure. */
const CROWD: Load = { visitors: 20, patienceMs: 10_000 };
/** Enough to have visits under way at any time; measures nothing, so nothing is too late. */
export const FEW: Load = { visitors: 4, patienceMs: 60_000 };

/** Lets visitors request one URL after the other while `events` happen. */
export async function underLoad(
  nextUrl: () => string,
  events: (visits: Visits) => Promise<void>,
  { visitors, patienceMs }: Load = CROWD,
): Promise<Visits> {
  const visits: Visits = { count: 0, failures: [], slowest: 0, events: new EventEmitter() };
  let isOver = false;
  const visit = async () => {
    const url = nextUrl();
    const started = performance.now();
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
      const html = await response.text();
      const isComplete = html.trimEnd().endsWith('</html>');
      if (response.status !== 200 || !isComplete) visits.failures.push(`${response.status} ${url}`);
    } catch (error) {
      visits.failures.push(`${String(error)} ${url}`);
    }
    visits.count += 1;
    visits.slowest = Math.max(visits.slowest, performance.now() - started);
    visits.events.emit('made');
  };
  const visitor = async () => {
    while (!isOver) await visit();
  };
  const all = Array.from({ length: visitors }, visitor);
  try {
    await events(visits);
  } finally {
    isOver = true;
    await Promise.all(all);
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
  while (visits.count < goal) await once(visits.events, 'made');
}
