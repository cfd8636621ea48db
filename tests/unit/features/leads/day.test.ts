/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { config } from '@/lib/config';
import { deliver } from '@/lib/features/leads/delivery';
import type { LeadStore } from '@/lib/features/leads/store.mts';
import { runDelivery } from '@/lib/features/leads/worker';
import { DAY, emptyStore, MINUTE, newId, stopClock, submission } from './support';

type Answer = (response: ServerResponse) => void;

const json = (status: number, body: string) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** What a gateway does with a post, by the name of the end. */
const answers = {
  takes: json(200, '{"code":200}'),
  unsent: json(503, '<html>Service Temporarily Unavailable</html>'),
  unknown: (response: ServerResponse) => response.destroy(),
  failing: json(200, '{"code":500}'),
  rejected: json(200, '{"code":400}'),
  unclear: json(200, '{"message":"ok"}'),
} satisfies Record<string, Answer>;
type End = keyof typeof answers;

/** A gateway on HTTP whose answer to a lead the test chooses; its reads are well. */
async function startGateway(endOf: (key: string) => End) {
  const posts: { key: string; at: number }[] = [];
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string') return json(200, '{"title_page":"Inicio"}')(response);
      posts.push({ key, at: Date.now() });
      answers[endOf(key)](response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    posts,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const NAMES = ['unsent', 'unknown', 'failing', 'rejected', 'unclear'] as const;

let store: LeadStore;
let move: (ms: number) => void;
beforeEach(async () => {
  store = await emptyStore();
  move = stopClock();
});
afterEach(() => jest.restoreAllMocks());

interface World {
  honoursKeys: boolean;
  /** How often another lead comes that the gateway takes, in minutes. */
  othersEvery?: number;
  /** From this minute on it takes everything. */
  takesAllFrom?: number;
}

/** Lives through a day with a lead of each end: how often each was posted, and how each stands. */
async function liveADay({ honoursKeys, othersEvery, takesAllFrom = Infinity }: World) {
  const started = Date.now();
  const minute = () => (Date.now() - started) / MINUTE;
  const ends = new Map<string, End>(NAMES.map((name) => [newId(), name]));
  const gateway = await startGateway((key) =>
    minute() >= takesAllFrom ? 'takes' : (ends.get(key) ?? 'takes'),
  );
  jest.replaceProperty(config, 'gatewayUrl', gateway.url);
  jest.replaceProperty(config, 'gatewayHonoursKeys', honoursKeys);
  const send = (id: string) =>
    deliver(submission, id, async () => undefined, { campaign: 'ninguna', day: '2026-11-24' });
  const schedule = { probedAt: 0, hastenedAt: 0, sweptAt: 0 };
  try {
    for (const id of ends.keys()) await send(id);
    let others = 0;
    while (Date.now() - started < DAY) {
      move(2 * MINUTE);
      if (othersEvery !== undefined && minute() / othersEvery > others) {
        others += 1;
        await send(newId());
      }
      await runDelivery(schedule);
    }
    const seen: Partial<Record<End, { posts: number[]; state: string }>> = {};
    for (const [id, name] of ends) {
      const posts = gateway.posts.filter(({ key }) => key === id);
      seen[name] = {
        posts: posts.map(({ at }) => (at - started) / MINUTE),
        state: (await store.find(id))?.state ?? 'gone',
      };
    }
    return seen;
  } finally {
    gateway.stop();
  }
}

const count = (seen: Awaited<ReturnType<typeof liveADay>>) =>
  NAMES.map((name) => [name, seen[name]?.posts.length, seen[name]?.state]);

jest.setTimeout(60_000);

test('while the gateway takes others, without keys', async () => {
  const seen = await liveADay({ honoursKeys: false, othersEvery: 4 });
  expect(count(seen)).toEqual([
    ['unsent', expect.any(Number), expect.any(String)],
    ['unknown', 2, 'undeliverable'],
    ['failing', expect.any(Number), expect.any(String)],
    ['rejected', 1, 'gone'],
    ['unclear', 1, 'undeliverable'],
  ]);
  expect(seen.unknown?.posts[1]).toBeGreaterThanOrEqual(10);
  expect(seen.unsent?.posts.length).toBeLessThanOrEqual(12);
  expect(seen.failing?.posts.length).toBeLessThanOrEqual(8);
});

test('while the gateway takes others, and honours keys', async () => {
  const seen = await liveADay({ honoursKeys: true, othersEvery: 4 });
  for (const name of NAMES)
    expect([name, (seen[name]?.posts.length ?? 0) <= 12]).toEqual([name, true]);
  expect(seen.unknown?.posts.length).toBeGreaterThan(2);
  expect(seen.unclear?.posts).toHaveLength(1);
});

test('an outage that ends after twelve hours: what waits is delivered at once', async () => {
  const seen = await liveADay({ honoursKeys: false, takesAllFrom: 720 });
  expect(count(seen)).toEqual([
    ['unsent', expect.any(Number), 'delivered'],
    ['unknown', 2, 'undeliverable'],
    ['failing', expect.any(Number), 'delivered'],
    ['rejected', 1, 'gone'],
    ['unclear', 1, 'undeliverable'],
  ]);
  const { failing } = seen;
  // Pauses of at most 15 minutes, and rounds of two.
  expect(failing?.posts.at(-1)).toBeLessThan(720 + 18);
  expect(failing?.posts.length).toBeGreaterThan(40);
  expect(failing?.posts.length).toBeLessThan(120);
});
