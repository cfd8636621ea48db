/** Thousands of random URLs at once, while the gateway takes three seconds for each answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, percentile, underLoad } from './support/load';
import * as pages from './support/pages';
import { faultsOf, megabytes, millis, note, verdict } from './support/report';
import { settled } from './support/process';
import { startWorld } from './support/world';

const LATENCY_MS = 3_000;
const P99_LIMIT_MS = 500;
/** Requests a second for stored pages meanwhile. */
const RATE = 20;

/**
 * What a visitor may get: a redirect to "not found", 500 where the gateway was too slow to tell, both
 * with the phone at hand, or 503 with a time to come back.
 */
const ANSWERS = new Set([307, 500, 503]);

/** @param count of random URLs, half of them branches, half of them posts. */
export async function coldPages(count: number): Promise<void> {
  const world = await startWorld();
  try {
    const site = await world.startSite();
    const { warm } = pages.shareOut(await pages.sitemapPaths(site.url));
    for (const path of warm) await ask(site.url + path);
    await world.break({ kind: 'latency', value: LATENCY_MS });
    const statuses = new Map<number, number>();
    const wrong: string[] = [];
    const stored = await underLoad(
      site.url,
      pages.inTurn(warm.map(pages.stored)),
      RATE,
      async () => {
        await sleep(1_000);
        const visit = async (_: unknown, at: number) => {
          const path = `/${at % 2 ? 'sucursales' : 'Blog_Detalle'}/nadie-${at}`;
          const { status, headers, body, ms } = await ask(site.url + path);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (!ANSWERS.has(status)) wrong.push(`${status} ${path} (${millis(ms)})`);
          if (status === 503 && !headers.has('retry-after')) wrong.push(`${path}: no Retry-After`);
          if (status >= 500 && !body.includes('800 733 22 22')) wrong.push(`${path}: no phone`);
        };
        await Promise.all(Array.from({ length: count }, visit));
      },
    );
    await world.break();
    note(
      `${count} random URLs at once: ` +
        [...statuses].map(([status, times]) => `${status} × ${times}`).join(', '),
    );
    const { resident } = await settled(site, 5_000);
    const p99 = percentile(stored, 0.99);
    const faults = [...faultsOf(stored), ...wrong];
    verdict(
      faults.length === 0 && p99 < P99_LIMIT_MS,
      `cold: ${stored.length} stored pages meanwhile, p50 ${millis(percentile(stored, 0.5))}, ` +
        `p99 ${millis(p99)} (limit ${P99_LIMIT_MS} ms), memory ${megabytes(resident)}`,
      faults,
    );
  } finally {
    await world.end();
  }
}
