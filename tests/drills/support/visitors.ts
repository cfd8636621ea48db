import { setTimeout as sleep } from 'node:timers/promises';
import { writeFrom } from '@/tests/support/from-address';
import {
  faultsOf,
  inTurn,
  uncached,
  underLoad,
  wholePage,
  type Target,
} from '@/tests/support/load';

/** Forty pages and forty files a second: a busy site that leaves the browser some processor time. */
const LOAD = { clients: 10, rate: 80, patienceMs: 10_000 };
const MESSAGE_EVERY_MS = 200;
const ASSET = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g;

/** Requests pages with all their assets and sends messages until it is stopped. */
export function startVisitors(origin: string, paths: readonly string[]) {
  const counts = { pages: 0, assets: 0, messages: 0 };
  const refused: string[] = [];
  const releases = new Map<string, number>();
  const assets = new Set<string>();
  let isOver = false;
  let turn = 0;

  const page = (path: string): Target => {
    const whole = wholePage(path);
    const check: Target['check'] = (response) => {
      const fault = whole.check(response);
      if (fault !== undefined) return fault;
      const release = response.headers.get('x-release') ?? 'none';
      releases.set(release, (releases.get(release) ?? 0) + 1);
      for (const [asset] of response.body.matchAll(ASSET)) assets.add(asset);
      counts.pages += 1;
      return undefined;
    };
    return { ...whole, check };
  };
  const asset = (path: string): Target => ({
    kind: 'asset',
    path,
    check({ status, body }) {
      if (status !== 200 || body === '') return 'no file';
      counts.assets += 1;
      return undefined;
    },
  });
  const nextPath = inTurn(paths);
  const next = () => {
    turn += 1;
    const named = [...assets];
    const some = named[Math.floor(Math.random() * named.length)];
    if (turn % 2 === 0 && some !== undefined) return asset(some);
    return turn % 4 === 1 ? page(nextPath()) : uncached('', turn);
  };
  const writer = async () => {
    while (!isOver) {
      const number = (counts.messages += 1);
      const { status } = await writeFrom(`127.0.1.${1 + (number % 200)}`, origin);
      if (status !== 200) refused.push(`message ${number}: ${status}`);
      await sleep(MESSAGE_EVERY_MS);
    }
  };
  const visits = underLoad(origin, next, LOAD, writer);
  return {
    /** Pages and assets received so far, and messages sent. */
    counts,
    /** The releases that the pages name in `X-Release`. */
    releases,
    /** Stops the load and returns the failures. */
    async stop() {
      isOver = true;
      return [...faultsOf(await visits), ...refused];
    },
  };
}
