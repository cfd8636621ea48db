import { inTurn, type Load, type Sample } from '@/tests/support/load';
import type { Redis } from '@/tests/support/redis';
import type { Edge } from './edge';
import { expect, htmlOf, revalidateBlog } from './fixtures';
import type { Instance } from './instance';
import { moreVisits, underLoad } from './load';

export const PAGES = ['/', '/blog', '/sucursales', '/servicios', '/prensa', '/contactanos'];

/** Kills one instance, starts it again, then kills the other. */
export function killInstances(
  { edge, instances: [a, b] }: { edge: Edge; instances: [Instance, Instance] },
  visitsBetween: number,
  load?: Load,
) {
  // The edge keeps no page with a campaign, so an instance is asked every time.
  const nextPage = inTurn(PAGES);
  let fresh = 0;
  const nextUrl = () => `${edge.url}${nextPage()}?utm_content=${(fresh += 1)}`;
  const events = async (soFar: readonly Sample[]) => {
    const visits = () => moreVisits(soFar, visitsBetween);
    await visits();
    await a.stop('SIGKILL');
    await visits();
    await a.start();
    await edge.uses(a.host);
    await visits();
    await b.stop('SIGKILL');
    await visits();
  };
  return underLoad(nextUrl, events, load);
}

/** The pages that nobody has asked for before, while Redis is killed and frozen. */
const COLD = ['/sucursales/monterrey', '/sucursales/campeche', '/detalle_linea/disposicion-final'];

/** Kills Redis, brings it back, freezes it and lets it go on. */
export async function breakRedis(
  { redis, instances: [a, b] }: { redis: Redis; instances: [Instance, Instance] },
  visitsBetween: number,
  load?: Load,
) {
  const urls = [a, b].flatMap(({ url }) => PAGES.map((path) => url + path));
  for (const url of urls) await htmlOf(url);
  const redisOf = async () => (await (await fetch(`${a.url}/api/ready`)).json()).redis;
  await expect.poll(redisOf).toBe('ok');
  const events = async (soFar: readonly Sample[]) => {
    const visits = () => moreVisits(soFar, visitsBetween);
    await visits();
    await redis.kill();
    await visits();
    await expect.poll(redisOf).toBe('unavailable');
    await htmlOf(a.url + COLD[0]);
    expect(await revalidateBlog(a)).toBe(200);
    await visits();
    await redis.start();
    await visits();
    redis.freeze();
    await htmlOf(a.url + COLD[1]);
    expect(await revalidateBlog(b)).toBe(200);
    await visits();
    redis.thaw();
    await htmlOf(b.url + COLD[2]);
    await visits();
  };
  return underLoad(inTurn(urls), events, load);
}
