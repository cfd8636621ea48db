import 'server-only';
import type { Decoded } from '@/lib/content/gateway/decode';
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

/** Notes how a call went; its last read counts. */
export function tallyRead(read: Decoded<unknown> & { call: GatewayCall }): void {
  states.set(read.call.name, stateOf(read));
}

/** Numbers of calls, not of reads. */
export interface CallTallies {
  whole: number;
  gaps: number;
  failed: number;
}

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
