import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/server/observability/logger';
import { withDeadline } from '@/lib/util/deadline.mts';

/** Per call (indexnow.org, "Submit a set of URLs"). */
const MOST_URLS = 10_000;
const TIME_LIMIT_MS = 10_000;
/** Before the second and the third attempt. */
const PAUSES_MS = [1_000, 5_000];

interface Notification {
  endpoint: string;
  key: string;
  /** Public origin; serves the key at its root. */
  siteUrl: string;
  urls: readonly string[];
}

const isTransient = (status: number) => status === 0 || status === 429 || status >= 500;

function post(endpoint: string, body: string): Promise<number> {
  const send = async (signal: AbortSignal) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    return response.status;
  };
  return withDeadline(TIME_LIMIT_MS, send).catch(() => 0);
}

async function postWithRetries(endpoint: string, body: string, pauses: readonly number[]) {
  let status = await post(endpoint, body);
  for (const pause of pauses) {
    if (!isTransient(status)) break;
    await sleep(pause);
    status = await post(endpoint, body);
  }
  return status;
}

/** Notifies IndexNow of changed pages, with up to three attempts. Logs failures, never throws. */
export async function notifyIndexNow(
  { endpoint, key, siteUrl, urls }: Notification,
  pauses: readonly number[] = PAUSES_MS,
): Promise<void> {
  for (let from = 0; from < urls.length; from += MOST_URLS) {
    const urlList = urls.slice(from, from + MOST_URLS);
    const keyLocation = `${siteUrl}/${key}.txt`;
    const body = JSON.stringify({ host: new URL(siteUrl).host, key, keyLocation, urlList });
    const status = await postWithRetries(endpoint, body, pauses);
    const line = { status, urls: urlList.length };
    if (status === 200 || status === 202) log.info(line, 'indexnow');
    else log.error(line, 'indexnow');
  }
}
