import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'node:http';

const CLIENTS = 10;
/** Forty pages and forty files a second: a site with visitors, and a processor for the browser. */
const PAUSE_MS = 250;
const PATIENCE_MS = 10_000;
const MESSAGE_EVERY_MS = 200;
const ASSET = /\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g;

export interface Visitors {
  /** Pages and assets requested so far, and messages sent. */
  counts: { pages: number; assets: number; messages: number };
  /** What failed: URL with its status or error. */
  failures: string[];
  /** Which releases the pages named, by `X-Release`. */
  releases: Map<string, number>;
  /** All assets that a page has ever named. */
  assets: ReadonlySet<string>;
  stop(): Promise<void>;
}

/** Sends a message from an address of this machine's own: each address has its own limit. */
function sendFrom(address: string, origin: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      origin,
    };
    const sent = request(
      `${origin}/api/contact`,
      { method: 'POST', headers, localAddress: address },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Lets visitors request pages with all that the pages name, and send messages, until stopped. */
export function startVisitors(
  origin: string,
  paths: readonly string[],
  messageOf: (number: number) => object,
): Visitors {
  const counts = { pages: 0, assets: 0, messages: 0 };
  const failures: string[] = [];
  const releases = new Map<string, number>();
  const assets = new Set<string>();
  let isOver = false;
  let turn = 0;

  const get = async (path: string) => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await response.text();
    if (response.status !== 200) throw new Error(String(response.status));
    return { response, text };
  };
  const visitPage = async (path: string) => {
    const { response, text } = await get(path);
    if (!text.trimEnd().endsWith('</html>')) throw new Error('in part');
    const release = response.headers.get('x-release') ?? 'none';
    releases.set(release, (releases.get(release) ?? 0) + 1);
    for (const [asset] of text.matchAll(ASSET)) assets.add(asset);
    counts.pages += 1;
  };
  const visitAsset = async (path: string) => {
    const { text } = await get(path);
    if (text.length === 0) throw new Error('empty');
    counts.assets += 1;
  };
  const noting = (path: string, visit: Promise<void>) =>
    visit.catch((error: unknown) => void failures.push(`${path}: ${String(error)}`));
  const client = async () => {
    while (!isOver) {
      turn += 1;
      const page = paths[turn % paths.length] ?? '/';
      // Half of them with a campaign, which no edge keeps, so that an instance answers.
      const path = turn % 2 === 0 ? page : `${page}?utm_content=${turn}`;
      await noting(path, visitPage(path));
      const named = [...assets];
      const asset = named[Math.floor(Math.random() * named.length)];
      if (asset) await noting(asset, visitAsset(asset));
      await sleep(PAUSE_MS);
    }
  };
  const writer = async () => {
    while (!isOver) {
      const number = (counts.messages += 1);
      const address = `127.0.1.${1 + (number % 200)}`;
      const status = await sendFrom(address, origin, JSON.stringify(messageOf(number))).catch(
        (error: unknown) => String(error),
      );
      if (status !== 200) failures.push(`message ${number}: ${status}`);
      await sleep(MESSAGE_EVERY_MS);
    }
  };
  const all = [...Array.from({ length: CLIENTS }, client), writer()];
  return {
    counts,
    failures,
    releases,
    assets,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}
