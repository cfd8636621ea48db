import { supportPhone } from '@/lib/company';
import { parsedJson } from '@/lib/util/json';
import {
  inTurn,
  isComplete,
  request,
  sitemapPaths,
  wholePage,
  type Received,
  type Target,
} from '@/tests/support/load';
import { formRequest, quoteExample } from '@/tests/support/submission-payloads';

/** Longest wait on a cold page while the gateway is down, in ms. */
const COLD_LIMIT_MS = 6_000;
/** Longest wait on a submission, which reads the choices (5 s) and is then sent (10 s), in ms. */
const SUBMISSION_LIMIT_MS = 16_000;

/** Texts that a visitor types, which must not appear in a log. */
export const TYPED = ['Señora del Caos', '5550001234', 'caos@cliente.example', 'Texto del caos'];
const [NAME, PHONE, EMAIL, MESSAGE] = TYPED;

/** Returns the visit of an uncached page in an outage: soon the error page with the phone, unless the page
 * can be rendered from cached reads. */
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

/** Returns the visit of a page without a record: as `cold` or, on a busy server, the overload page. */
export function unknown(path: string): Target {
  const asCold = cold(path);
  const check = (received: Received) => {
    const { status, body, headers } = received;
    const isOverload = status === 503 && headers.has('retry-after');
    return isOverload && body.includes(supportPhone) ? undefined : asCold.check(received);
  };
  return { ...asCold, check };
}

/** Returns a call of the browser, which gets a response or a clean failure. */
export function api(path: string): Target {
  const check = ({ status, body, ms }: Received) => {
    if (ms > COLD_LIMIT_MS) return 'above 6 s';
    if (status !== 200 && status !== 502) return 'neither 200 nor 502';
    return parsedJson(body) === undefined ? 'no JSON' : undefined;
  };
  return { kind: 'api', path, check };
}

function submission(path: string, fields: object, status: 200 | 202): Target {
  const check = (response: Received) => {
    if (response.ms > SUBMISSION_LIMIT_MS) return 'above 16 s';
    if (response.status !== status) return `not ${status}: ${response.body.slice(0, 100)}`;
    return response.body.startsWith(`{"code":${status}`) ? undefined : 'another body';
  };
  return { kind: 'submission', path, init: formRequest(fields), check };
}

/** Returns a complete quote and a complete message, which must end with the given status. */
export function submissions(status: 200 | 202): [Target, Target] {
  const quote = { ...quoteExample, client_name: NAME, phone_number: PHONE, email: EMAIL };
  const person = { name: NAME, phone: PHONE, email: EMAIL, message: MESSAGE };
  return [
    submission('/api/quote', quote, status),
    submission('/api/contact', { ...person, state: '19', city: 'Monterrey', business: '' }, status),
  ];
}

/** Returns one page of every type, and the others. */
function shareOut(paths: readonly string[]) {
  const types = Map.groupBy(paths, (path) => {
    const { length, 1: first } = path.split('/');
    return `${first} ${length}`;
  });
  const warm = [...types.values()].flatMap(([first = []]) => first);
  return { warm, others: paths.filter((path) => !warm.includes(path)) };
}

/** Visits one page of every type, so that they are cached; the others stay cold. */
export async function warmUp(site: string) {
  const { warm, others } = shareOut(await sitemapPaths(site));
  for (const path of warm) await request(site + path);
  return { warm, others, nextWarm: inTurn(warm.map(wholePage)) };
}
