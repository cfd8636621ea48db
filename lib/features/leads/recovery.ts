import 'server-only';
import { globalSingleton } from '@/lib/util/global-singleton';

/** What this process knows of the gateway's health, by deliveries and by probes. */
const state = globalSingleton('lead-recovery', () => ({ isDown: true, isBack: false }));

/** A delivery or a probe failed for want of the gateway. */
export function noteFailed(): void {
  state.isDown = true;
  state.isBack = false;
}

/** The gateway took a lead, or answered a probe. */
export function noteDelivered(): void {
  if (state.isDown) state.isBack = true;
  state.isDown = false;
}

/** Whether the gateway has come back since this was last asked; true after a start, too. */
export function takeRecovery(): boolean {
  const { isBack } = state;
  state.isBack = false;
  return isBack;
}
