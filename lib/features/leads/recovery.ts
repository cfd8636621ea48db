import 'server-only';
import { globalSingleton } from '@/lib/util/global-singleton';

/** What answers: the gateway's reads, or its submissions, which may fail while reads do not. */
type Part = 'probe' | 'delivery';

/** What a process knows of the gateway's outages. */
export class Recovery {
  /** Nothing is known after a start, so the first success counts as a recovery. */
  private readonly down = new Set<Part>(['probe']);
  private isBack = false;

  noteDown(part: Part): void {
    this.down.add(part);
  }

  noteUp(part: Part): void {
    if (this.down.delete(part)) this.isBack = true;
  }

  /** Whether a part of the gateway has come back since this was last asked. */
  take(): boolean {
    const { isBack } = this;
    this.isBack = false;
    return isBack;
  }
}

/** That of this process. */
export const recovery = globalSingleton('lead-recovery', () => new Recovery());
