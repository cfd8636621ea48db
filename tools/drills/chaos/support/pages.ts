import { randomUUID } from 'node:crypto';
import { supportPhone } from '@/lib/company';
import { parsedJson } from '@/lib/util/parsed-json.mts';
import { quoteFields } from '@/tests/support/submission-payloads';
import { request, type Received, type Target } from './load';

/** Longest wait on a cold page while the gateway is down, in ms. */
const COLD_LIMIT_MS = 6_000;
/** Reads that check the choices (5 s) and the submission itself (10 s), in ms. */
const SUBMISSION_LIMIT_MS = 16_000;

/** What a visitor types here must appear in no log. */
export const TYPED = ['Señora del Caos', '5550001234', 'caos@cliente.example', 'Texto del caos'];
const [NAME, PHONE, EMAIL, MESSAGE] = TYPED;

export const isComplete = (body: string): boolean => body.trimEnd().endsWith('</html>');

/** A cached page: always available, always complete. */
export function cached(path: string): Target {
  const check = ({ status, body }: Received) => {
    if (status !== 200) return 'not 200';
    return isComplete(body) ? undefined : 'incomplete';
  };
  return { kind: 'cached', path, check };
}

/** An uncached page in an outage: the error page with the phone, soon, unless it can be rendered
 * from cached reads. */
export function cold(path: string): Target {
  const check = ({ status, body, ms, headers }: Received) => {
    if (ms > COLD_LIMIT_MS) return 'above 6 s';
    if (status === 200) return isComplete(body) ? undefined : 'incomplete';
    if (status !== 500) return `not 500 but ${headers.get('location') ?? 'neither'}`;
    if (!body.includes(supportPhone)) return 'an error page without the phone';
    const kept = headers.get('cache-control') ?? '';
    return /no-store|no-cache/.test(kept) ? undefined : `an error that may be kept: ${kept}`;
  };
  return { kind: 'cold', path, check };
}

/** One of no record: as a cold one or, where the thread is busy, the overload page with the phone. */
export function unknown(path: string): Target {
  const { kind, check } = cold(path);
  return {
    kind,
    path,
    check: (received) => {
      const { status, body, headers } = received;
      const isOverload = status === 503 && headers.has('retry-after');
      return isOverload && body.includes(supportPhone) ? undefined : check(received);
    },
  };
}

/** A call of the browser: a response or a clean failure. */
export function api(path: string): Target {
  const check = ({ status, body, ms }: Received) => {
    if (ms > COLD_LIMIT_MS) return 'above 6 s';
    if (status !== 200 && status !== 502) return 'neither 200 nor 502';
    return parsedJson(body) === undefined ? 'no JSON' : undefined;
  };
  return { kind: 'api', path, check };
}

let sender = 0;

function submission(path: string, fields: object, status: 200 | 202): Target {
  sender += 1;
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      // The last address counts; each submission comes from another.
      'x-forwarded-for': `10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
    },
    body: JSON.stringify({
      ...fields,
      submission: randomUUID(),
      elapsed: 60_000,
      referencia_web: '',
    }),
  };
  const check = (response: Received) => {
    if (response.ms > SUBMISSION_LIMIT_MS) return 'above 16 s';
    if (response.status !== status) return `not ${status}: ${response.body.slice(0, 100)}`;
    return response.body.startsWith(`{"code":${status}`) ? undefined : 'another body';
  };
  return { kind: 'submission', path, init, check };
}

/** A complete quote and a complete message, which must end with the given status. */
export function submissions(status: 200 | 202): Target[] {
  const quote = { ...quoteFields, client_name: NAME, phone_number: PHONE, email: EMAIL };
  const person = { name: NAME, phone: PHONE, email: EMAIL, message: MESSAGE };
  return [
    submission('/api/quote', quote, status),
    submission('/api/contact', { ...person, state: '19', city: 'Monterrey', business: '' }, status),
  ];
}

/** Paths of all pages that the sitemap names. */
export async function sitemapPaths(site: string): Promise<string[]> {
  const { body } = await request(`${site}/sitemap-paginas-1.xml`);
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  );
  return found.map((loc) => loc.replace(/^https?:\/\/[^/]+/, '') || '/');
}

/** One page of every type to be cached, and the others, which stay cold. */
export function shareOut(paths: readonly string[]): { warm: string[]; others: string[] } {
  const types = new Map<string, string>();
  for (const path of paths) {
    const parts = path.split('/');
    const type = `${parts[1]} ${parts.length}`;
    if (!types.has(type)) types.set(type, path);
  }
  const warm = [...types.values()];
  return { warm, others: paths.filter((path) => !warm.includes(path)) };
}

/** Each of the items in turn, endlessly. */
export function inTurn<T>(items: readonly T[]): () => T {
  let turn = 0;
  return () => {
    const item = items[turn++ % items.length];
    if (item === undefined) throw new Error('Nothing to take');
    return item;
  };
}
