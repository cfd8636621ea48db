import { setTimeout as sleep } from 'node:timers/promises';
import { log } from '@/lib/server/observability/logger';

/** The most addresses that one call may carry (indexnow.org, "Submit a set of URLs"). */
const MOST_URLS = 10_000;
const TIME_LIMIT_MS = 10_000;
/** Milliseconds before the second and the third try. */
const PAUSES_MS = [1_000, 5_000];

interface Told {
  endpoint: string;
  key: string;
  /** Public origin of the site; the key stands at its root. */
  siteUrl: string;
  urls: readonly string[];
}

/** Whether another try may end better: nobody answered, too many calls, or a fault over there. */
const isPassing = (status: number) => status === 0 || status === 429 || status >= 500;

/** The status of one call; 0 when there was no answer in time. */
async function post(endpoint: string, body: string): Promise<number> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

async function postWithRetries(endpoint: string, body: string, pauses: readonly number[]) {
  let status = await post(endpoint, body);
  for (const pause of pauses) {
    if (!isPassing(status)) break;
    await sleep(pause);
    status = await post(endpoint, body);
  }
  return status;
}

/**
 * Tells IndexNow that pages changed: at most 10,000 addresses a call, each call tried three times.
 * A failure is logged, without the key. Never throws.
 */
export async function notifyIndexNow(
  { endpoint, key, siteUrl, urls }: Told,
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
