import { setTimeout as sleep } from 'node:timers/promises';
import { withDeadline } from '@/lib/util/deadline.mts';

/** Returns the value below which this share of the values lies; NaN for no values, which meets no limit. */
export function percentile(values: Iterable<number>, share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the value in the middle. */
export const median = (values: Iterable<number>): number => percentile(values, 0.5);

/** One request and its expected response. */
export interface Target {
  /** The group for the figures, such as `cached` or `cold`. */
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
  /** The time from sending to the last byte. */
  ms: number;
}

/** Sends one request without following redirects. A broken response has the status 0. */
export async function request(
  url: string,
  init?: RequestInit,
  patienceMs = 30_000,
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

export const isComplete = (html: string): boolean => html.trimEnd().endsWith('</html>');

/** Returns a target for a page that always exists. The response must be complete. */
export function wholePage(path: string): Target {
  const check = ({ status, body }: Received) => {
    if (status !== 200) return status === 0 ? body : 'not 200';
    return isComplete(body) ? undefined : 'incomplete';
  };
  return { kind: 'page', path, check };
}

/**
 * Returns a target for a call that no edge caches, so that an instance responds. It refuses compression,
 * because a compressed response is sent in parts and cannot be repeated once it has begun.
 */
export function uncached(origin: string, turn: number): Target {
  const check = ({ status, body }: Received) => (status === 200 ? undefined : `not 200: ${body}`);
  const init = { headers: { 'accept-encoding': 'identity' } };
  return { kind: 'api', path: `${origin}/api/states?visita=${turn}`, init, check };
}

/** Sends one target and checks its response. */
export async function sample(site: string, target: Target, patienceMs?: number) {
  const { kind, path, init } = target;
  const response = await request(site + path, init, patienceMs);
  return { kind, path, status: response.status, ms: response.ms, fault: target.check(response) };
}

export type Sample = Awaited<ReturnType<typeof sample>>;

export interface LoadOptions {
  clients: number;
  /** The requests a second of all clients together while the site keeps up; unlimited by default. */
  rate?: number;
  /** The time that a client waits for a response. */
  patienceMs?: number;
}

/**
 * Runs clients with keep-alive connections, each with its own pause, until `work` is done. Returns the
 * samples.
 */
export async function underLoad(
  site: string,
  next: () => Target,
  { clients, rate = Infinity, patienceMs }: LoadOptions,
  work: (soFar: readonly Sample[]) => Promise<unknown>,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  let isOver = false;
  const pause = (clients / rate) * 1_000;
  const client = async (number: number) => {
    await sleep((pause * number) / clients);
    while (!isOver) {
      const one = await sample(site, next(), patienceMs);
      samples.push(one);
      if (pause > one.ms) await sleep(pause - one.ms);
    }
  };
  const all = Array.from({ length: clients }, (_, number) => client(number));
  try {
    await work(samples);
  } finally {
    isOver = true;
    await Promise.all(all);
  }
  return samples;
}

/** Returns the faults of responses, each with its URL. */
export function faultsOf(samples: readonly Sample[]): string[] {
  return samples.flatMap(({ fault, status, path, ms }) =>
    fault === undefined ? [] : [`${status} ${path}: ${fault} (${Math.round(ms)} ms)`],
  );
}

/** Returns the median, the 99th percentile and the maximum of the times in ms. */
export function timesOf(samples: readonly Sample[]) {
  const times = samples.map(({ ms }) => ms);
  return { p50: median(times), p99: percentile(times, 0.99), slowest: percentile(times, 1) };
}

/** Returns a function that returns the items in turn, endlessly. */
export function inTurn<T>(items: readonly T[]): () => T {
  let turn = 0;
  return () => {
    const item = items[turn++ % items.length];
    if (item === undefined) throw new Error('Nothing to take');
    return item;
  };
}

/** Runs the work for each item, at most `limit` at a time. */
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

/** Returns the paths that a sitemap names. */
const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path?.replaceAll('&amp;', '&') || '/',
  );

/** Reads a page, and retries while the site answers 503. @throws Error when it gets no page. */
export async function patientlyRead(url: string, tries = 30): Promise<string> {
  const { status, body } = await request(url);
  if (status === 200) return body;
  if (status !== 503 || tries === 1) throw new Error(`${url} responded with ${status}: ${body}`);
  await sleep(1_000);
  return patientlyRead(url, tries - 1);
}

/** Returns the paths of all pages in the sitemap. */
export const sitemapPaths = async (site: string): Promise<string[]> =>
  pathsIn(await patientlyRead(`${site}/sitemap-paginas-1.xml`));
