import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '@/lib/util/deadline.mts';

/** Timeout of a request, in ms. */
const PATIENCE_MS = 30_000;
const CLIENTS = 20;

/** One request and its expected response. */
export interface Target {
  /** Figures are taken by kind: `cached`, `cold` … */
  kind: string;
  path: string;
  init?: RequestInit;
  /** The fault of the response in a few words; undefined for none. */
  check(response: Received): string | undefined;
}

export interface Received {
  status: number;
  headers: Headers;
  body: string;
  /** From the sending to the last byte. */
  ms: number;
}

export interface Sample {
  kind: string;
  path: string;
  status: number;
  ms: number;
  /** Its fault, if any. */
  fault: string | undefined;
}

/** Sends one request; redirects are not followed. A broken response has the status 0. */
export async function request(
  url: string,
  init?: RequestInit,
  patienceMs = PATIENCE_MS,
): Promise<Received> {
  const started = performance.now();
  const ms = () => performance.now() - started;
  try {
    return await withDeadline(patienceMs, async (signal) => {
      const response = await fetch(url, { redirect: 'manual', ...init, signal });
      const body = await response.text();
      return { status: response.status, headers: response.headers, body, ms: ms() };
    });
  } catch (error) {
    return { status: 0, headers: new Headers(), body: String(error), ms: ms() };
  }
}

/** Sends one target and checks its response. */
export async function sample(site: string, target: Target): Promise<Sample> {
  const { kind, path } = target;
  const response = await request(site + path, target.init);
  return { kind, path, status: response.status, ms: response.ms, fault: target.check(response) };
}

/**
 * Twenty clients over kept connections, each with a pause of its own, so that together they send
 * `rate` requests a second while the site keeps up, until `work` is done.
 */
export async function underLoad(
  site: string,
  next: () => Target,
  rate: number,
  work: () => Promise<unknown>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  let isOver = false;
  const pause = (CLIENTS / rate) * 1000;
  const client = async (number: number) => {
    await sleep((pause * number) / CLIENTS);
    while (!isOver) {
      const one = await sample(site, next());
      samples.push(one);
      await sleep(Math.max(0, pause - one.ms));
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(clients);
  }
  return samples;
}

/** Does the work for each item, at most `limit` at a time, as fast as it goes. */
export async function each<T>(
  items: Iterable<T>,
  limit: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const iterator = items[Symbol.iterator]();
  const worker = async () => {
    for (let item = iterator.next(); !item.done; item = iterator.next()) await work(item.value);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}

/** The time below which the given share of the samples stayed, in ms; 0 without samples. */
export function percentile(samples: readonly Sample[], share: number): number {
  const times = samples.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
