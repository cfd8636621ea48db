import 'server-only';
import { globalSingleton } from '@/lib/util/global-singleton';

/** What answers: the gateway's reads, or its submissions, which may fail while reads do not. */
type Part = 'probe' | 'delivery';

/** Nothing is known after a start, so the first success counts as a recovery. */
const state = globalSingleton('lead-recovery', () => ({
  down: new Set<Part>(['probe']),
  isBack: false,
}));

export function noteDown(part: Part): void {
  state.down.add(part);
}

export function noteUp(part: Part): void {
  if (state.down.delete(part)) state.isBack = true;
}

/** Whether a part of the gateway has come back since this was last asked. */
export function takeRecovery(): boolean {
  const { isBack } = state;
  state.isBack = false;
  return isBack;
}
