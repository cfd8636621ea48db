import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf, inTurn, uncached, underLoad, wholePage } from '@/tests/support/load';

export const PAGES = ['/', '/blog', '/sucursales', '/servicios', '/prensa', '/contactanos'];

/** Enough load for visits to be in progress at any time. */
const LOAD = { clients: 4, patienceMs: 60_000 };
const VISITS_BETWEEN = 20;

/**
 * Requests pages of these servers while `events` runs. Returns the failures. `visits` resolves after 20 more
 * responses.
 */
export async function faultsDuring(
  origins: readonly string[],
  events: (visits: () => Promise<void>) => Promise<void>,
): Promise<string[]> {
  const next = inTurn(origins.flatMap((origin) => PAGES.map((path) => ({ origin, path }))));
  let turn = 0;
  const target = () => {
    const { origin, path } = next();
    turn += 1;
    return turn % 4 === 0 ? uncached(origin, turn) : wholePage(origin + path);
  };
  const samples = await underLoad('', target, LOAD, (soFar) =>
    events(async () => {
      const goal = soFar.length + VISITS_BETWEEN;
      while (soFar.length < goal) await sleep(20);
    }),
  );
  return faultsOf(samples);
}
