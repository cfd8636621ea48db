/**
 * `npm run drills -- crash`: the server dies (kill -9) while it writes pages and while visitors send
 * messages. After a restart, even without the gateway, every page exists and is complete; every message
 * that was acknowledged reaches the gateway.
 *
 *   npm run drills -- crash -- --kills 3    fewer than twelve
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments, readCount } from '@/tools/command-line.mjs';
import { listSubmissions } from '@/lib/content/embedded-gateway/submissions/inbox';
import { each, isComplete, patientlyRead, request, sitemapPaths } from '@/tests/support/load';
import { formRequest, message } from '@/tests/support/submission-payloads';
import { seconds, verdict } from '@/tools/verdict';
import { startWorld } from './support/world';

/** Matches the text that a round publishes; a page must not mix rounds. */
const MARK = /Ronda \d+ fin/g;
/** Longest life of a server, in rendered pages. */
const MOST_PAGES = 100;
const CLIENTS = 10;
/** A page request as the browser's router sends it, which Next redirects to another form of the URL. */
const DATA: RequestInit = { headers: { rsc: '1' }, redirect: 'follow' };
/** Longest time for all deliveries, since retries pause for up to a minute. */
const DELIVERY_LIMIT_MS = 300_000;

const USAGE = 'npm run drills -- crash -- [--kills <number>]';
const { values: options } = readArguments(USAGE, {
  options: { kills: { type: 'string', default: '12' } },
});
const kills = readCount(USAGE, options.kills);

await using world = await startWorld();
const { site } = world;

async function restart(): Promise<void> {
  await site.stop('SIGKILL');
  await site.start();
}

/** Publishes a change and kills the site while it writes pages again. */
async function dieWriting(paths: readonly string[], round: number): Promise<void> {
  await world.publish(`Ronda ${round} fin`);
  await world.revalidate();
  const last = Math.random() * MOST_PAGES;
  let count = 0;
  let isDead = false;
  await each(paths, CLIENTS, async (path) => {
    if (isDead) return;
    await request(site.url + path);
    count += 1;
    if (count < last || isDead) return;
    isDead = true;
    await restart();
  });
}

/** Requests every page and its data; returns their faults. */
async function visitAll(paths: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  await each(paths, CLIENTS, async (path) => {
    for (const init of [{}, DATA]) {
      const { status, body } = await request(site.url + path, init);
      const isWhole = init === DATA ? body.endsWith('\n') : isComplete(body);
      const marks = new Set(body.match(MARK));
      if (status !== 200 || !isWhole || marks.size > 1)
        wrong.push(`${status} ${path}, ${[...marks].join(' and ')}`);
    }
  });
  return wrong;
}

const paths = await sitemapPaths(site.url);
await each(paths, CLIENTS, (path) => patientlyRead(site.url + path));
for (let round = 1; round <= kills; round += 1) await dieWriting(paths, round);
world.break('reset');
await restart();
const lost = await visitAll(paths);
verdict(
  lost.length === 0,
  `${kills} kills while pages were written, then none of the gateway: ${paths.length} pages, ` +
    `${lost.length} of them not whole`,
  lost,
);

/** The texts of acknowledged messages. */
const acknowledged: string[] = [];
let isOver = false;

/** Sends one message after the other, each until it is acknowledged. */
async function writer(number: number): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    const text = `Mensaje ${number}-${turn} del simulacro`;
    const fields = { ...message, message: text, state: '19', city: 'Monterrey', business: '' };
    const init = formRequest({ ...fields, submission: crypto.randomUUID() });
    for (;;) {
      const { status } = await request(`${site.url}/api/contact`, init);
      if (status === 200 || status === 202) break;
      await sleep(500);
    }
    acknowledged.push(text);
    await sleep(100);
  }
}

world.break();
const writers = Array.from({ length: 4 }, (_, number) => writer(number));
for (let kill = 0; kill < kills; kill += 1) {
  world.break(([undefined, 'status', 'reset-after'] as const)[kill % 3]);
  await sleep(1_000 + Math.random() * 2_000);
  await restart();
}
isOver = true;
world.break();
await Promise.all(writers);

const began = performance.now();
const undelivered = () => {
  const received = JSON.stringify(listSubmissions(world.inbox));
  return acknowledged.filter((text) => !received.includes(text));
};
while (undelivered().length > 0 && performance.now() - began < DELIVERY_LIMIT_MS)
  await sleep(1_000);
const missing = undelivered();
verdict(
  missing.length === 0,
  `${kills} kills among ${acknowledged.length} messages: all but ${missing.length} delivered, ` +
    `the last ${seconds(performance.now() - began)} after the gateway came back`,
  missing,
);
