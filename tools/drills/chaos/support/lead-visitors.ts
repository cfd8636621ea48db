import { setTimeout as sleep } from 'node:timers/promises';
import { request, type Received } from '@/tests/support/load';
import { asSent, quoteFields } from '@/tests/support/submission-payloads';

/** As in the browser (lib/features/forms/send.ts), in ms. */
const PATIENCE_MS = 20_000;
/** One address may send thirty times in ten minutes. */
const MOST_REPEATS = 28;
const LONGEST_PAUSE_MS = 3_000;

/** What one visitor types, and nobody else. @param run four digits. */
function typedBy(run: string, visitor: number) {
  const number = String(visitor).padStart(5, '0');
  const mark = `caos${run}x${number}`;
  return {
    mark,
    name: `Visita ${mark}`,
    phone: `8${run}${number}`,
    email: `${mark}@cliente.example`,
    message: `Necesitamos un contenedor para ${mark}.\nGracias.`,
  };
}

type Typed = ReturnType<typeof typedBy>;

/** The mark in a text; '' for none. */
export const markIn = (text: string): string => /caos\d+x\d+/.exec(text)?.[0] ?? '';

/** The marks and the phones of a run in any text. */
export const typedIn = (run: string): RegExp =>
  new RegExp(`caos${run}x\\d{5}|(?<!\\d)8${run}\\d{5}(?!\\d)`, 'g');

type Form = (typed: Typed) => { path: string; type: string; body: string };

const script = (path: string, fields: object) => ({
  path,
  type: 'application/json',
  body: asSent(fields),
});

const person = ({ name, phone, email, message }: Typed, formulario: string) => {
  const place = { state: '19', city: 'Monterrey', business: 'Empresa Ficticia' };
  return { name, phone, email, message, ...place, formulario };
};

const plain = (fields: Record<string, string>) => ({
  path: '/api/contact',
  type: 'application/x-www-form-urlencoded',
  body: String(new URLSearchParams({ ...fields, referencia_web: '' })),
});

/** The wizard, and both forms by script and without. */
const FORMS: readonly Form[] = [
  ({ name, phone, email, mark }) =>
    script('/api/quote', {
      ...quoteFields,
      ...{ client_name: name, company_name: `Empresa ${mark}`, phone_number: phone, email },
    }),
  (typed) => script('/api/contact', person(typed, 'contacto')),
  (typed) => plain(person(typed, 'contacto')),
  (typed) => script('/api/contact', person(typed, 'cotizacion')),
  (typed) => plain(person(typed, 'cotizacion')),
];

/** With its folio, unless it went past the store. */
const ACCEPTED = /^\{"code":200(,"folio":"\d{3}-\d{3}-\d{3}")?\}$/;

type Reply =
  | { end: 'delivered' }
  | { end: 'again'; reason: string }
  | { end: 'kept'; folio: string }
  | { end: 'refused'; reply: string };

function read({ status, headers, body }: Received): Reply {
  const location = (headers.get('location') ?? '').replace(/\?.*/, '');
  const reply = `${status} ${location} ${body.slice(0, 100)}`;
  if (status === 0) return { end: 'again', reason: /timeout/i.test(body) ? 'no reply' : 'broken' };
  if (status === 429 || status >= 500) return { end: 'again', reason: String(status) };
  if (location === '/contactanos/no-enviado') return { end: 'again', reason: '303' };
  if (status === 303 && location === '/contactanos/gracias') return { end: 'delivered' };
  if (status === 200 && ACCEPTED.test(body)) return { end: 'delivered' };
  const folio = (
    status === 202 ? /"folio":"([^"]+)"/.exec(body) : /^\/folio\/(.+)/.exec(location)
  )?.[1];
  return folio === undefined ? { end: 'refused', reply } : { end: 'kept', folio };
}

/** One visitor's submission. Times are those of `performance.now()`. */
export interface Visit {
  typed: Typed;
  end: Reply['end'];
  folio?: string;
  /** What came instead of any expected reply. */
  reply?: string;
  /** Why it was repeated, each time. */
  repeats: string[];
  sentAt: number;
  endedAt: number;
}

/** Sends the same submission again and again, until it is acknowledged. */
export async function visit(nextSite: () => string, run: string, visitor: number): Promise<Visit> {
  const typed = typedBy(run, visitor);
  const form = FORMS[visitor % FORMS.length];
  if (!form) throw new Error('There is no form');
  const { path, type, body } = form(typed);
  const headers = {
    'content-type': type,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': `10.1.${visitor >> 8}.${visitor & 255}`,
  };
  const sentAt = performance.now();
  const repeats: string[] = [];
  for (;;) {
    const url = nextSite() + path;
    const received = await request(url, { method: 'POST', headers, body }, PATIENCE_MS);
    const result = read(received);
    if (result.end !== 'again' || repeats.length === MOST_REPEATS) {
      return { typed, ...result, repeats, sentAt, endedAt: performance.now() };
    }
    repeats.push(result.reason);
    await sleep(Math.min(LONGEST_PAUSE_MS, 500 * repeats.length));
  }
}
