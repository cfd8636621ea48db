import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';

/** Just below what the edge lets one client ask for in a second; a hundred ask for a tenth each. */
export const STRANGERS = {
  'one stranger': { addresses: ['127.0.0.2'], rate: 45 },
  'a hundred strangers': {
    addresses: Array.from({ length: 100 }, (_, at) => `127.0.2.${at + 1}`),
    rate: 450,
  },
} as const;

const READ_EVERY_MS = 50;
const MESSAGE_EVERY_MS = 2_000;
const PATIENCE_MS = 60_000;

/** What a stranger asks for, by the number of the request. */
export interface Way {
  name: string;
  path: (turn: number) => string;
  headers?: Record<string, string>;
  /** The gateway takes three seconds for each response meanwhile. */
  isGatewaySlow?: boolean;
}

interface Sent {
  /** 0 for none. */
  status: number;
  ms: number;
  headers: IncomingHttpHeaders;
}

/** Closes what is idle before an instance does after five seconds, as nginx: it could be in use just then. */
const agent = new Agent({ keepAlive: true, timeout: 4_000 });

/** A request from an address of this machine's own, which counts as one client. */
function send(
  address: string,
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: string } = {},
): Promise<Sent> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, received: IncomingHttpHeaders = {}) =>
      resolve({ status, ms: performance.now() - started, headers: received });
    const options = { method: body === undefined ? 'GET' : 'POST', headers, agent };
    const sent = request(url, { ...options, localAddress: address }, (response) => {
      response.resume().once('close', () => end(response.statusCode ?? 0, response.headers));
    });
    sent.setTimeout(PATIENCE_MS, () => sent.destroy());
    sent.once('upgrade', (_response, socket) => {
      socket.destroy();
      end(101);
    });
    sent.once('error', () => end(0));
    sent.end(body);
  });
}

const messageOf = (origin: string) => ({
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify({
    ...{ submission: crypto.randomUUID(), elapsed: 60_000, name: 'Señora de Prueba' },
    ...{ phone: '5555550101', email: 'prueba@cliente.example', state: 'Nuevo León' },
    ...{ city: 'Monterrey', message: 'Necesito un contenedor.' },
  }),
});

/** Repeats it until `until`, each time without waiting for the one before. */
async function every(ms: number, until: number, act: (turn: number) => Promise<unknown>) {
  const begun = performance.now();
  const all: Promise<unknown>[] = [];
  for (let turn = 0; performance.now() < until; turn += 1) {
    all.push(act(turn));
    await sleep(Math.max(0, begun + (turn + 1) * ms - performance.now()));
  }
  await Promise.all(all);
}

export interface Outcome {
  /** Of the reader, in ms. */
  p50: number;
  p99: number;
  /** Of the writer, in ms; statuses that were not 200. */
  message99: number;
  refused: number[];
  unread: number[];
  /** How often the strangers got which status. */
  statuses: string;
}

export const percentile = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

/** Asks for paths from a hundred addresses, so many at a time; the statuses. */
export async function askForAll(origin: string, paths: readonly string[], atOnce = 20) {
  const { addresses } = STRANGERS['a hundred strangers'];
  const answers = await mapWithConcurrency([...paths.entries()], atOnce, ([turn, path]) =>
    send(addresses[turn % addresses.length] ?? '127.0.0.2', origin + path),
  );
  return answers.map(({ status }) => status);
}

/** Sends one message; its status. */
export const writeTo = async (origin: string, address = '127.0.0.4') =>
  (await send(address, `${origin}/api/contact`, messageOf(origin))).status;

/** Strangers, one reader of stored pages and one writer of messages, for so many seconds. */
export async function visitBeside(
  origin: string,
  way: Way,
  { addresses, rate }: (typeof STRANGERS)[keyof typeof STRANGERS],
  pages: readonly string[],
  seconds: number,
): Promise<Outcome> {
  const until = performance.now() + seconds * 1_000;
  const [reads, messages]: [Sent[], Sent[]] = [[], []];
  const statuses = new Map<number, number>();
  await Promise.all([
    every(1_000 / rate, until, async (turn) => {
      const address = addresses[turn % addresses.length] ?? addresses[0];
      const { status } = await send(address, origin + way.path(turn), {
        headers: way.headers ?? {},
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
    every(READ_EVERY_MS, until, async (turn) => {
      reads.push(await send('127.0.0.3', origin + pages[turn % pages.length]));
    }),
    every(MESSAGE_EVERY_MS, until, async (turn) => {
      const address = `127.0.1.${1 + (turn % 200)}`;
      messages.push(await send(address, `${origin}/api/contact`, messageOf(origin)));
    }),
  ]);
  const failed = (all: Sent[]) =>
    all.map(({ status }) => status).filter((status) => status !== 200);
  const times = (all: Sent[]) => all.map(({ ms }) => ms);
  return {
    p50: percentile(times(reads), 0.5),
    p99: percentile(times(reads), 0.99),
    message99: percentile(times(messages), 0.99),
    unread: failed(reads),
    refused: failed(messages),
    statuses: [...statuses].map(([status, times]) => `${status} × ${times}`).join(', '),
  };
}
