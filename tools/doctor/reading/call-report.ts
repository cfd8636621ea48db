import type { ContractCall } from '../contract-calls';
import type { CallReport } from '../report';
import type { CallTally } from './call-tally';

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function stateOf(call: ContractCall, tally: CallTally): CallReport['state'] {
  const { found, missing, unavailable } = tally.outcomes;
  if (found === 0 && (missing === 0 || !call.mayBeMissing)) return 'failed';
  const isWhole =
    unavailable === 0 &&
    tally.skipped.count === 0 &&
    tally.wrongTyped.size === 0 &&
    tally.notUtf8 === 0 &&
    (missing === 0 || (call.mayBeMissing === true && found > 0));
  return isWhole ? 'whole' : 'gaps';
}

function envelopeOf({ bare, enveloped }: CallTally): CallReport['envelope'] {
  if (bare > 0 && enveloped > 0) return 'both';
  if (bare > 0) return 'bare';
  return enveloped > 0 ? 'envelope' : 'none';
}

function neverCame({ only }: ContractCall, fields: CallTally['fields']): string[] {
  return [...fields]
    .filter(([field, hasCome]) => !hasCome && (only === undefined || only.includes(field)))
    .map(([field]) => field);
}

const EMPTY: Omit<CallReport, 'name' | 'kind' | 'reasons'> = {
  state: 'untried',
  requests: 0,
  statuses: {},
  outcomes: { found: 0, missing: 0, unavailable: 0 },
  ms: { median: 0, slowest: 0 },
  bytes: 0,
  records: 0,
  skipped: { count: 0, of: 0, examples: [] },
  neverCame: [],
  unknown: [],
  wrongTyped: [],
  envelope: 'none',
  contentTypes: [],
  notUtf8: 0,
};

export function untriedReport({ name, kind }: ContractCall, reason: string): CallReport {
  return { name, kind, ...structuredClone(EMPTY), reasons: [reason] };
}

export function callReport(call: ContractCall, tally: CallTally): CallReport {
  return {
    name: call.name,
    kind: call.kind,
    state: stateOf(call, tally),
    requests: tally.times.length,
    statuses: Object.fromEntries(tally.statuses),
    outcomes: tally.outcomes,
    reasons: [...tally.reasons],
    ms: { median: median(tally.times), slowest: Math.max(0, ...tally.times) },
    bytes: tally.bytes,
    records: tally.records,
    skipped: tally.skipped,
    neverCame: neverCame(call, tally.fields),
    unknown: [...tally.unknown],
    wrongTyped: [...tally.wrongTyped.values()],
    envelope: envelopeOf(tally),
    contentTypes: [...tally.contentTypes],
    notUtf8: tally.notUtf8,
  };
}
