import { unwrap, type RawResponse } from '@/lib/content/gateway/decode';
import { observeReads, type ObservedRead } from '@/lib/content/gateway/observed-reads';
import { cameAs, walkSchema, type Came } from '@/lib/content/gateway/schema-walk';
import { decodeTree } from '@/lib/content/gateway/question-tree';
import type { TreeNotes } from '../content';
import { BATTERY_CALL, contractCalls, type ContractCall } from '../contract-calls';
import { untriedCall, type CallReport } from '../report';

const MOST_EXAMPLES = 5;
const MOST_UNKNOWN = 40;
const MOST_DEFECTS = 20;

/** Names that may be printed: others could hold a value. */
const PRINTABLE_NAME = /^[\p{L}\p{N}_.$-]{1,80}$/u;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(?:; ?charset="?[\w-]+"?)?$/i;

const cameInSpanish: Record<Came, string> = {
  absent: 'no vino',
  empty: 'vino vacío',
  text: 'vino como texto que no sirve',
  number: 'vino como número que no sirve',
  flag: 'vino como verdadero o falso',
  list: 'vino como lista',
  object: 'vino como objeto',
};

/** What was seen of one call, response by response; what its figures come to is added at the end. */
const newTally = (call: ContractCall) => ({
  call,
  report: untriedCall(call.name, call.kind),
  times: [] as number[],
  /** Whether each field of the contract has come. */
  fields: new Map<string, boolean>(),
});

type Tally = ReturnType<typeof newTally>;

function add(list: string[], text: string): void {
  if (!list.includes(text)) list.push(text);
}

/** Adds a request: the status or the word that it ended with, and its milliseconds. */
export function addRequest({ report, times }: Tally, status: string, ms: number): void {
  times.push(Math.round(ms));
  report.requests += 1;
  report.statuses[status] = (report.statuses[status] ?? 0) + 1;
}

export function addContentType({ contentTypes }: CallReport, value: string | undefined): void {
  if (value === undefined) add(contentTypes, 'sin Content-Type');
  else add(contentTypes, MEDIA_TYPE.test(value) ? value.toLowerCase() : 'Content-Type ilegible');
}

function walk({ report, fields }: Tally, schema: ObservedRead['schema'], record: unknown): void {
  walkSchema(schema, record, '', {
    wrongTyped: (field, wrong) => {
      const came = cameInSpanish[cameAs(wrong)];
      const known = report.wrongTyped.find((one) => one.field === field && one.came === came);
      if (known) known.count += 1;
      else report.wrongTyped.push({ field, came, count: 1 });
    },
    field: (field, came) => {
      const hasCome = cameAs(came) !== 'absent';
      fields.set(field, hasCome || fields.get(field) === true);
    },
    unknown: (field) => {
      const name = PRINTABLE_NAME.test(field) ? field : '(nombre ilegible)';
      if (report.unknown.length < MOST_UNKNOWN) add(report.unknown, name);
    },
  });
}

function addSkipped({ skipped }: CallReport, { defects }: ObservedRead): void {
  if (!defects || defects.skipped === 0) return;
  skipped.count += defects.skipped;
  skipped.of += defects.of;
  const rest = defects.records.slice(0, MOST_EXAMPLES - skipped.examples.length);
  const examples = rest.map(({ came, ...own }) => ({ ...own, reason: cameInSpanish[came] }));
  skipped.examples.push(...examples);
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The body of a response is looked at once and not kept. */
function addRead(tally: Tally, read: ObservedRead): void {
  const { response, result, reason, schema } = read;
  const { report } = tally;
  addRequest(tally, response ? String(response.status) : (reason ?? 'unexpected'), read.ms);
  report.outcomes[result.status] += 1;
  if (reason !== undefined) add(report.reasons, reason);
  if (result.status === 'found') report.records += listOf(result.value).length;
  addSkipped(report, read);
  if (!response) return;
  const bytes = Buffer.byteLength(response.body);
  report.bytes += bytes;
  if (response.body.includes('\ufffd') && response.bytes !== bytes) report.notUtf8 += 1;
  addContentType(report, response.contentType);
  const unwrapped = unwrap(response);
  if (unwrapped.kind !== 'value') return;
  const form = unwrapped.isEnvelope ? 'envelope' : 'bare';
  report.envelope = ['none', form].includes(report.envelope) ? form : 'both';
  for (const record of listOf(unwrapped.value)) walk(tally, schema, record);
}

/** A list that may be missing is empty then. */
function stateOf({ kind, mayBeMissing }: ContractCall, report: CallReport): CallReport['state'] {
  const { found, missing, unavailable } = report.outcomes;
  if (report.requests === 0) return 'untried';
  if (found === 0 && (missing === 0 || !mayBeMissing)) return 'failed';
  const defects = unavailable + report.skipped.count + report.wrongTyped.length + report.notUtf8;
  const isMissed = missing > 0 && (!mayBeMissing || (found === 0 && kind !== 'list'));
  return defects === 0 && !isMissed ? 'whole' : 'gaps';
}

function finished({ call, report, times, fields }: Tally): CallReport {
  const sorted = times.toSorted((a, b) => a - b);
  const never = [...fields].filter(([, hasCome]) => !hasCome).map(([field]) => field);
  return {
    ...report,
    state: stateOf(call, report),
    ms: { median: sorted[Math.floor(sorted.length / 2)] ?? 0, slowest: sorted.at(-1) ?? 0 },
    neverCame: never.filter((field) => call.only?.includes(field) ?? true),
  };
}

/** Reads the tree of a battery to its leaves. */
function examineTree(response: RawResponse): TreeNotes {
  const unwrapped = unwrap(response);
  const [record] = unwrapped.kind === 'value' ? listOf(unwrapped.value) : [];
  const json = typeof record === 'object' && record && 'json' in record ? record.json : undefined;
  const base64 = typeof json === 'string' ? json : '';
  const defects: TreeNotes['defects'] = [];
  const nodes = decodeTree(base64, (defect, trail) => {
    if (defects.length < MOST_DEFECTS) defects.push({ defect, trail: trail.slice(0, 3) });
  });
  return { isSent: base64.trim() !== '', isEmpty: nodes.length === 0, defects };
}

/** Adds up every read until it is closed. */
export function collectReads() {
  const tallies = new Map(contractCalls.map((call) => [call.name, newTally(call)]));
  const trees = new Map<number, TreeNotes>();
  const tallyOf = (name: string): Tally => {
    const tally = tallies.get(name) ?? newTally({ name, kind: 'list' });
    tallies.set(name, tally);
    return tally;
  };
  const close = observeReads((read) => {
    const { call, response, reason } = read;
    // No request was sent.
    if (reason === 'circuit-open') return;
    addRead(tallyOf(call.name), read);
    const line = Number(/(\d+)$/.exec(call.path)?.[1]);
    if (call.name === BATTERY_CALL && response) trees.set(line, examineTree(response));
  });
  return {
    tallyOf,
    /** So far, of all calls. */
    sum: (of: 'requests' | 'records') =>
      [...tallies.values()].reduce((total, { report }) => total + report[of], 0),
    trees,
    /** `untried` says why a call was not made. */
    reports: (untried: (kind: CallReport['kind']) => string): CallReport[] =>
      contractCalls.map(({ name, kind }) => {
        const report = finished(tallyOf(name));
        return report.requests > 0 ? report : { ...report, reasons: [untried(kind)] };
      }),
    close,
  };
}

export type Collector = ReturnType<typeof collectReads>;
