import { decodeList, decodeOne, unwrap, type Decoded } from '@/lib/content/gateway/decode';
import { READ_LIMIT_MS } from '@/lib/content/gateway/limits';
import { isTimeout, withDeadline } from '@/lib/util/deadline.mts';
import { isObject } from '@/lib/util/json';
import { addressOf, contractCalls, type ContractCall } from './calls';
import { records } from './records';

/** After this many requests in a row without a response, the gateway counts as dead. */
const MOST_UNANSWERED = 4;

interface CallReport {
  /** Method and path. */
  name: string;
  state: 'ok' | 'fails' | 'not tried';
  requests: number;
  records: number;
  slowestMs: number;
  /** The reasons why the call fails or was not tried, one sentence each. */
  problems: string[];
}

/** The result of one check. It contains no credentials. */
export interface CheckReport {
  gateway: string;
  /** ISO 8601, UTC. */
  checkedAt: string;
  calls: CallReport[];
}

export interface CheckOptions {
  /** Scheme, host and port. */
  gateway: string;
  authorization?: string | undefined;
  /** Number of records that are requested for each call with parameters. */
  samples: number;
}

interface Request {
  values: Record<string, string | number>;
  body?: Record<string, string | number>;
}

/** Returns the values of a field; the parts of its name lead into lists and objects. */
function valuesAt(value: unknown, [field, ...rest]: readonly string[]): (string | number)[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, [field ?? '', ...rest]));
  const own = isObject(value) && field !== undefined ? value[field] : undefined;
  if (rest.length > 0) return valuesAt(own, rest);
  return (typeof own === 'string' && own.trim() !== '') || typeof own === 'number' ? [own] : [];
}

/** Returns at most `count` items, at even distances. */
const evenly = <T>(items: readonly T[], count: number): T[] =>
  count >= items.length
    ? [...items]
    : Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]!);

/** Returns the requests of a call: one for each sampled value, none if an earlier call has no value. */
function requestsOf(
  { parameters = {}, body = {} }: ContractCall,
  found: ReadonlyMap<string, unknown>,
  samples: number,
): Request[] {
  const choices = Object.entries({ ...parameters, ...body }).map(([name, value]) => {
    if (typeof value !== 'object') return [name, [value]] as const;
    const values = valuesAt(found.get(value.of), value.field.split('.'));
    return [name, evenly([...new Set(values)], samples)] as const;
  });
  const length = choices.some(([, values]) => values.length === 0)
    ? 0
    : Math.max(1, ...choices.map(([, values]) => values.length));
  return Array.from({ length }, (_, at) => {
    const chosen = choices.map(([name, values]) => [name, values[at % values.length]!] as const);
    const pick = (names: object) =>
      Object.fromEntries(chosen.filter(([name]) => Object.hasOwn(names, name)));
    return { values: pick(parameters), ...(Object.keys(body).length > 0 && { body: pick(body) }) };
  });
}

/** Returns the problems of a response as the site reads it. */
function problemsOf({ result, reason, defects }: Decoded<unknown>): string[] {
  if (result.status === 'unavailable') return [`The response is unusable: ${reason}.`];
  if (!defects) return [];
  const skipped = defects.records.map(
    ({ id, field = 'the record', came }) =>
      `The site skips ${id === undefined ? 'a record' : `record ${id}`}: ${field} is ${came}.`,
  );
  const more = defects.skipped - defects.records.length;
  return [
    ...skipped,
    ...(more > 0 ? [`The site skips ${more} more records.`] : []),
    ...defects.fields.map((field) => `${field} has a wrong type and reads as absent.`),
  ];
}

const isNamedByList = ({ parameters, body }: ContractCall) =>
  Object.values({ ...parameters, ...body }).some((value) => typeof value === 'object');

/** A line without questions needs no battery. */
const MAY_BE_MISSING: readonly (string | undefined)[] = ['Battery'];

async function send(
  { gateway, authorization }: CheckOptions,
  { method, path, kind }: ContractCall,
  { values, body }: Request,
  signal: AbortSignal,
): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (authorization) headers.authorization = authorization;
  if (body) headers['content-type'] = 'application/json';
  if (kind === 'file') headers.range = 'bytes=0-0';
  const json = body && { body: JSON.stringify(body) };
  return fetch(gateway + addressOf(path, values), { method, headers, signal, ...json });
}

async function checkFile(response: Response): Promise<string[]> {
  await response.body?.cancel();
  const { status, headers } = response;
  if (![200, 206].includes(status)) return [`A file that a list names responds with ${status}.`];
  return /^(?:text\/html|application\/json)\b/i.test(headers.get('content-type') ?? '')
    ? ['The response is HTML or JSON in place of a file.']
    : [];
}

/** Checks a gateway call by call, one request at a time. */
export async function checkGateway(options: CheckOptions): Promise<CheckReport> {
  const checkedAt = new Date().toISOString();
  /** The last value of each call, by path. */
  const found = new Map<string, unknown>();
  let unanswered = 0;

  async function read(call: ContractCall, request: Request, report: CallReport, due: AbortSignal) {
    const response = await send(options, call, request, due);
    if (new URL(response.url).origin !== options.gateway) {
      return ['The call redirects to another origin, which the site does not follow.'];
    }
    if (call.record === undefined) return checkFile(response);
    const raw = { status: response.status, body: await response.text() };
    const decoded = (call.kind === 'list' ? decodeList : decodeOne)(raw, records[call.record]);
    const { result } = decoded;
    const problems = problemsOf(decoded);
    const unwrapped = unwrap(raw);
    if (unwrapped.kind === 'value') found.set(call.path, unwrapped.value);
    if (result.status === 'found') {
      report.records += Array.isArray(result.value) ? result.value.length : 1;
    }
    const isMissed = result.status === 'missing' && call.kind === 'record' && isNamedByList(call);
    if (isMissed && problems.length === 0 && !MAY_BE_MISSING.includes(call.record)) {
      const named = Object.values({ ...request.values, ...request.body }).join(', ');
      problems.push(`Nothing is found for ${named}, which a list names.`);
    }
    return problems;
  }

  async function checkCall(call: ContractCall): Promise<CallReport> {
    const report: CallReport = {
      name: `${call.method} ${call.path}`,
      ...{ state: 'not tried', requests: 0, records: 0, slowestMs: 0, problems: [] },
    };
    if (call.kind === 'submission') return { ...report, problems: ['A check sends no lead.'] };
    const problems = new Set<string>();
    for (const request of requestsOf(call, found, options.samples)) {
      if (unanswered >= MOST_UNANSWERED) break;
      const started = performance.now();
      report.requests += 1;
      try {
        const reading = (due: AbortSignal) => read(call, request, report, due);
        for (const problem of await withDeadline(READ_LIMIT_MS, reading)) problems.add(problem);
        unanswered = 0;
      } catch (error) {
        problems.add(isTimeout(error) ? `No response in ${READ_LIMIT_MS} ms.` : 'No connection.');
        unanswered += 1;
      }
      report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - started));
    }
    if (report.requests > 0) {
      return { ...report, state: problems.size > 0 ? 'fails' : 'ok', problems: [...problems] };
    }
    const isDead = unanswered >= MOST_UNANSWERED;
    return {
      ...report,
      problems: [isDead ? 'The gateway does not respond.' : 'No list names a record.'],
    };
  }

  const calls: CallReport[] = [];
  for (const call of contractCalls) calls.push(await checkCall(call));
  return { gateway: options.gateway, checkedAt, calls };
}

const SIGNS = { ok: '✓', fails: '✗', 'not tried': '·' };

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Formats a report for a terminal. */
export function renderReport({ calls, gateway }: CheckReport): string {
  const width = Math.max(...calls.map(({ name }) => name.length));
  const lines = calls.flatMap(({ name, state, requests, records: count, slowestMs, problems }) => [
    `${SIGNS[state]} ${name.padEnd(width)}  ${counted(requests, 'request')}, ${counted(count, 'record')}, ${slowestMs} ms`,
    ...problems.map((problem) => `    ${problem}`),
  ]);
  const count = (state: CallReport['state']) => calls.filter((call) => call.state === state).length;
  const summary = `${count('ok')} calls of ${gateway} keep the contract, ${count('fails')} fail, ${count('not tried')} were not tried.`;
  return [...lines, '', summary].join('\n');
}
