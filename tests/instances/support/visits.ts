import { setTimeout as sleep } from 'node:timers/promises';
import { faultsOf, inTurn, underLoad, wholePage, type Sample } from '@/tests/support/load';

export const PAGES = ['/', '/blog', '/sucursales', '/servicios', '/prensa', '/contactanos'];

/** Enough to have visits under way at any time. */
const LOAD = { clients: 4, patienceMs: 60_000 };
const VISITS_BETWEEN = 20;

/**
 * Lets visitors request one URL after the other while `events` happen; returns the failures. `visits`
 * resolves when there have been some more.
 */
export async function faultsDuring(
  urls: readonly string[],
  events: (visits: () => Promise<void>) => Promise<void>,
): Promise<string[]> {
  const next = inTurn(urls);
  let fresh = 0;
  // The edge keeps no page with a campaign, so that an instance is asked every time.
  const target = () => wholePage(`${next()}?utm_content=${(fresh += 1)}`);
  const samples = await underLoad('', target, LOAD, (soFar: readonly Sample[]) =>
    events(async () => {
      const goal = soFar.length + VISITS_BETWEEN;
      while (soFar.length < goal) await sleep(20);
    }),
  );
  return faultsOf(samples);
}
