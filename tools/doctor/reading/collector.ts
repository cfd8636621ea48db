import { observeReads } from '@/lib/content/gateway/observed-reads';
import { BATTERY_CALL, contractCalls } from '../contract-calls';
import type { CallReport } from '../report';
import { callReport, untriedReport } from './call-report';
import { addRead, newTally, type CallTally } from './call-tally';
import { examineTree, type TreeNotes } from './tree';

/** File keys by the call and the field that name them. */
export type FileGroups = Map<string, Set<string>>;

export interface Collector {
  tallyOf(name: string): CallTally;
  /** Requests so far, of all calls. */
  requests(): number;
  records(): number;
  fileGroups: FileGroups;
  /** By the line's id. */
  trees: Map<number, TreeNotes>;
  reports(untried: (name: string) => string): CallReport[];
  close(): void;
}

const lastNumber = (path: string) => Number(/(\d+)$/.exec(path)?.[1]);

/** Adds up every read until it is closed. */
export function collectReads(): Collector {
  const tallies = new Map<string, CallTally>();
  const fileGroups: FileGroups = new Map();
  const trees = new Map<number, TreeNotes>();
  const tallyOf = (name: string) => {
    const tally = tallies.get(name) ?? newTally();
    tallies.set(name, tally);
    return tally;
  };
  const addFile = (group: string, key: string) => {
    if (key.trim() === '' || key === '0') return;
    const keys = fileGroups.get(group) ?? new Set();
    fileGroups.set(group, keys.add(key));
  };
  const close = observeReads((read) => {
    const { call, response, reason } = read;
    // No request was sent.
    if (reason === 'circuit-open') return;
    addRead(tallyOf(call.name), read, (key, field) => addFile(`${call.name} ${field}`, key));
    if (call.name === BATTERY_CALL && response) {
      trees.set(lastNumber(call.path), examineTree(response));
    }
  });
  const sum = (of: (tally: CallTally) => number) =>
    [...tallies.values()].reduce((total, tally) => total + of(tally), 0);
  return {
    tallyOf,
    requests: () => sum(({ times }) => times.length),
    records: () => sum(({ records }) => records),
    fileGroups,
    trees,
    reports: (untried) =>
      contractCalls.map((call) => {
        const tally = tallies.get(call.name);
        return tally ? callReport(call, tally) : untriedReport(call, untried(call.name));
      }),
    close,
  };
}
