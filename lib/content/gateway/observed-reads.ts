import 'server-only';
import type { z } from 'zod';
import type { Decoded, RawResponse } from '@/lib/content/gateway/decode';
import type { GatewayCall } from '@/lib/content/gateway/transport';
import { globalSingleton } from '@/lib/util/global-singleton';

type State = 'whole' | 'gaps' | 'failed';

/** By the last read of each call; bounded by the calls of the contract. */
const states = globalSingleton('gateway-call-tallies', () => new Map<string, State>());

function stateOf({ result, defects }: Decoded<unknown>): State {
  if (result.status === 'unavailable') return 'failed';
  const isWhole = defects === undefined || defects.skipped + defects.wrongTyped === 0;
  return isWhole ? 'whole' : 'gaps';
}

/** One read of the gateway, and what came of it. */
export interface ObservedRead extends Decoded<unknown> {
  call: GatewayCall;
  /** Of the record, or of one of the list's. */
  schema: z.ZodType;
  ms: number;
  /** Undefined where none came. */
  response: RawResponse | undefined;
}

type Observer = (read: ObservedRead) => void;

const observers = new Set<Observer>();

/** Tells each read to an observer, such as `npm run doctor`, until the returned function is called. */
export function observeReads(observer: Observer): () => void {
  observers.add(observer);
  return () => observers.delete(observer);
}

/** Tells the tallies and every observer of a read. */
export function noteRead(read: ObservedRead): void {
  states.set(read.call.name, stateOf(read));
  for (const observer of observers) observer(read);
}

/** Numbers of calls, not of reads. */
type CallTallies = Record<State, number>;

/** How many calls of the gateway this process has made so far, by how their last reads went. */
export function callTallies(): CallTallies {
  const count = (state: State) => [...states.values()].filter((each) => each === state).length;
  return { whole: count('whole'), gaps: count('gaps'), failed: count('failed') };
}

/** "39 of 41 calls whole, 2 with gaps: run npm run doctor". */
export function callSummary({ whole, gaps, failed }: CallTallies = callTallies()): string {
  const all = whole + gaps + failed;
  if (all === 0) return 'no call made yet';
  const parts = [
    `${whole} of ${all} calls whole`,
    ...(gaps > 0 ? [`${gaps} with gaps`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ');
  return gaps + failed > 0 ? `${parts}: run npm run doctor` : parts;
}
