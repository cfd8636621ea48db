import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { runDetached } from '@/lib/util/detached-context';

const WINDOW_MS = 10 * 60 * 1000;
/** Above this many in ten minutes the oldest go: theirs may count twice. */
const MAX_VISITS = 20_000;

/**
 * The visits of the last minutes, by a hash whose random key only this process has. The key is replaced
 * every ten minutes and the one before is kept for one more turn, so no entry lives longer than twenty.
 */
export function createRecentVisits(max = MAX_VISITS) {
  const newTurn = () => ({
    key: randomBytes(32),
    countedAt: new LRUCache<string, number>({ max }),
  });
  type Turn = ReturnType<typeof newTurn>;
  let current = newTurn();
  let previous: Turn | undefined;

  const nextTurn = () => {
    previous = current;
    current = newTurn();
  };
  // By a timer, not by the next visit, which may be hours away.
  runDetached(() => setInterval(nextTurn, WINDOW_MS)).unref();

  const hash = ({ key }: Turn, visit: string) =>
    createHmac('sha256', key).update(visit).digest('base64url');

  return {
    /** Whether this is a client's first visit to a page by a campaign in ten minutes; notes it then. */
    isFirst(client: string, campaign: string, path: string): boolean {
      const visit = JSON.stringify([client, campaign, path]);
      const now = performance.now();
      const isIn = (turn: Turn) =>
        now - (turn.countedAt.get(hash(turn, visit)) ?? -Infinity) < WINDOW_MS;
      if (isIn(current) || (previous !== undefined && isIn(previous))) return false;
      current.countedAt.set(hash(current, visit), now);
      return true;
    },

    hashes: () => [current, previous].flatMap((turn) => [...(turn?.countedAt.keys() ?? [])]),
  };
}
