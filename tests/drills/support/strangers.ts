import { setTimeout as sleep } from 'node:timers/promises';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';
import { sendFrom, writeFrom, type Sent } from '@/tests/support/from-address';
import { percentile, tally } from '@/tests/support/statistics';

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

/** What a stranger asks for, by the number of the request. */
export interface Way {
  name: string;
  path: (turn: number) => string;
  headers?: Record<string, string>;
  /** The gateway takes three seconds for each response meanwhile. */
  isGatewaySlow?: boolean;
}

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

/** Asks for paths from a hundred addresses, so many at a time; the statuses. */
export async function askForAll(origin: string, paths: readonly string[], atOnce = 20) {
  const { addresses } = STRANGERS['a hundred strangers'];
  const answers = await mapWithConcurrency([...paths.entries()], atOnce, ([turn, path]) =>
    sendFrom(addresses[turn % addresses.length] ?? '127.0.0.2', origin + path),
  );
  return answers.map(({ status }) => status);
}

/** Strangers, one reader of stored pages and one writer of messages, for so many seconds. */
export async function visitBeside(
  origin: string,
  { path, headers }: Way,
  { addresses, rate }: (typeof STRANGERS)[keyof typeof STRANGERS],
  pages: readonly string[],
  seconds: number,
) {
  const until = performance.now() + seconds * 1_000;
  const [statuses, reads, messages]: [number[], Sent[], Sent[]] = [[], [], []];
  await Promise.all([
    every(1_000 / rate, until, async (turn) => {
      const address = addresses[turn % addresses.length] ?? addresses[0];
      statuses.push((await sendFrom(address, origin + path(turn), { headers })).status);
    }),
    every(READ_EVERY_MS, until, async (turn) => {
      reads.push(await sendFrom('127.0.0.3', origin + pages[turn % pages.length]));
    }),
    every(MESSAGE_EVERY_MS, until, async (turn) => {
      messages.push(await writeFrom(`127.0.1.${1 + (turn % 200)}`, origin));
    }),
  ]);
  const failed = (all: Sent[]) =>
    all.map(({ status }) => status).filter((status) => status !== 200);
  const times = (all: Sent[]) => all.map(({ ms }) => ms);
  return {
    /** Of the reader, in ms. */
    reads: times(reads),
    /** Of the writer, in ms. */
    message99: percentile(times(messages), 0.99),
    /** Statuses that were not 200. */
    unread: failed(reads),
    refused: failed(messages),
    /** How often the strangers got which status. */
    statuses: tally(statuses),
  };
}
