/** What has become of every lead, as nobody within the site can know it; and what must hold of it. */
import type { SubmissionResult } from '@/lib/features/submissions/result';
import type { Instance } from './instance';
import type { World } from './world';

/** All that is known of what was sent under one key. */
export interface Sent {
  key: string;
  /** Whose it is, in words. */
  name: string;
  /** How often the gateway took it; with keys honoured, once. */
  taken: number;
  /** Attempts of living processes that have not ended. */
  underWay: number;
  /** The process that has read that the gateway took it. */
  knownBy: Instance | undefined;
  /** The processes that have read last that it is refused: two may send it, one from its spool. */
  refusedFor: Set<Instance>;
  /** Folio under which a visitor was told that it is kept. */
  promised: string | undefined;
  /** An operator has erased it. */
  isErased: boolean;
  /** Keys of leads that correct it. */
  correctedBy: Set<string>;
  /** Attempts after which the gateway had taken others, since an operator last retried. */
  posts: number;
  takenBefore: number;
}

/** Whether clocks went steadily, jumped by seconds, or are too far apart for claims to hold. */
export type Clocks = 'steady' | 'jumped' | 'apart';

export interface Setting {
  honoursKeys: boolean;
  /** So far. */
  wasStoreFaulty: () => boolean;
  clocks: () => Clocks;
}

/** While the gateway takes others no lead is posted more often (docs/operations.md). */
const MOST_POSTS = 12;

export class Ledger {
  readonly sent = new Map<string, Sent>();
  /** Leads that the gateway has twice. */
  doubled = 0;
  private takenInAll = 0;

  constructor(
    private readonly world: World,
    private readonly setting: Setting,
    /** The state of the row of a key, as it stands in the store. */
    private readonly stateOf: (key: string) => string | undefined,
  ) {}

  nameOf(key: string): string {
    return this.sent.get(key)?.name ?? `what nobody sent (${key})`;
  }

  /** A visitor's submission has this key. */
  knows(key: string, name: string): Sent {
    const known = this.sent.get(key);
    if (known) return known;
    const made: Sent = {
      ...{ key, name, taken: 0, underWay: 0, posts: 0, takenBefore: 0 },
      refusedFor: new Set(),
      ...{ knownBy: undefined, promised: undefined, isErased: false, correctedBy: new Set() },
    };
    this.sent.set(key, made);
    return made;
  }

  /** A process sends something to the gateway. Returns what to call when the attempt ends. */
  sends(key: string, body: string, by: Instance): () => void {
    const { world, setting } = this;
    const sent = this.sent.get(key);
    if (!sent || !body.includes(sent.name)) {
      world.breaks('every attempt carries the key of its lead', `"${key}"`);
      return () => undefined;
    }
    world.note(() => `${by.name} sends ${sent.name}`);
    if (!setting.wasStoreFaulty() && setting.clocks() !== 'apart' && !sent.isErased) {
      const state = this.stateOf(key);
      if (state !== 'pending')
        world.breaks('only what waits is sent', `${sent.name} is ${state ?? 'not stored'}`);
      if (sent.underWay > 0) world.breaks('one attempt at a time', sent.name);
    }
    if (sent.knownBy === by && !sent.isErased)
      world.breaks('what a process knows to be delivered it does not send again', sent.name);
    sent.posts += this.takenInAll > sent.takenBefore ? 1 : 0;
    sent.takenBefore = this.takenInAll;
    if (sent.posts > MOST_POSTS) world.breaks('attempts are bounded', sent.name);
    sent.underWay += 1;
    let isOpen = true;
    return () => {
      if (isOpen) sent.underWay -= 1;
      isOpen = false;
    };
  }

  /** @param isKnown the gateway has it already, and keeps one of those with the same key. */
  taken(key: string, isKnown: boolean): void {
    const sent = this.sent.get(key);
    if (!sent || isKnown) return;
    sent.taken += 1;
    this.takenInAll += 1;
    if (sent.taken > 1) this.doubled += 1;
    if (sent.taken > 1 && this.setting.honoursKeys)
      this.world.breaks('with keys a lead is delivered once', sent.name);
  }

  /** A living process reads an answer. */
  answered(key: string, answer: 'taken' | 'refused' | 'unclear', by: Instance): void {
    const sent = this.sent.get(key);
    if (!sent) return;
    if (answer === 'refused') sent.refusedFor.add(by);
    else sent.refusedFor.delete(by);
    if (answer === 'taken') sent.knownBy = by;
  }

  /** A visitor is answered. @param own whether this very request has made the attempt. */
  replied(key: string | undefined, result: SubmissionResult): void {
    const { world } = this;
    const sent = key === undefined ? undefined : this.sent.get(key);
    const { outcome } = result;
    world.note(() => `  ${sent?.name ?? 'a visitor'} is told: ${outcome}`);
    if (outcome === 'invalid') world.breaks('what is valid passes', result.field);
    if (outcome === 'failed' && !this.setting.wasStoreFaulty())
      world.breaks('a lead is kept while the store works', sent?.name ?? '');
    if (!sent) return;
    const state = this.stateOf(sent.key);
    if (outcome === 'accepted') {
      if (sent.taken === 0) world.breaks('accepted means delivered', sent.name);
      if (state === undefined && !sent.isErased && !this.setting.wasStoreFaulty())
        world.breaks('a lead is kept while the store works', sent.name);
    }
    if (outcome === 'kept') {
      const isHere =
        state !== undefined || sent.taken > 0 || sent.isErased || this.isReplaced(sent);
      if (!isHere && this.setting.clocks() !== 'apart')
        world.breaks('kept means stored', sent.name);
      sent.promised = result.folio;
    }
    if (outcome === 'rejected') {
      if (sent.refusedFor.size === 0)
        world.breaks('refused means that the gateway refused it', sent.name);
    }
  }

  /** Whether a correction, or a correction of it, is in the store or with the gateway. */
  isReplaced(sent: Sent, seen = new Set<string>()): boolean {
    seen.add(sent.key);
    return [...sent.correctedBy].some((key) => {
      const other = this.sent.get(key);
      if (!other || seen.has(key)) return false;
      const isHere = this.stateOf(key) !== undefined || other.taken > 0 || other.isErased;
      return isHere || this.isReplaced(other, seen);
    });
  }

  /** Whether what its visitor was promised is kept. */
  isKeptOrTaken(sent: Sent): boolean {
    const state = this.stateOf(sent.key);
    const isWaiting = state !== undefined && state !== 'erased';
    return isWaiting || sent.taken > 0 || sent.isErased || this.isReplaced(sent);
  }
}
