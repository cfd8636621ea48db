import type { Submission, SubmissionOutcome } from '@/lib/content/gateway/submissions';
import type { Instance } from './instance';
import type { Ledger } from './ledger';
import type { World } from './world';

interface Answer {
  outcome: SubmissionOutcome['outcome'];
  /** The range of its duration; a few milliseconds by default. */
  ms?: readonly [number, number];
}

const LIMIT_MS = 10_000;

/** The gateway's reactions to a submission, and the outcome that the site sees. */
const MANNERS = {
  'takes it': { outcome: 'accepted' },
  'takes it slowly': { outcome: 'accepted', ms: [4_000, 9_900] },
  'takes it and never answers': { outcome: 'failed', ms: [LIMIT_MS, LIMIT_MS] },
  'takes it and breaks the connection': { outcome: 'failed' },
  'takes it and says 500': { outcome: 'failed' },
  'never answers': { outcome: 'failed', ms: [LIMIT_MS, LIMIT_MS] },
  'cannot be reached': { outcome: 'failed' },
  'says 503': { outcome: 'failed' },
  'rejects it': { outcome: 'rejected' },
} satisfies Record<string, Answer>;

export type Manner = keyof typeof MANNERS;

/** The names of all manners. Seeds depend on their order. */
export const manners = Object.keys(MANNERS) as [Manner, ...Manner[]];

/** A gateway that takes leads or not, and answers in one of its current manners. */
export class Gateway {
  manners: readonly [Manner, ...Manner[]] = ['takes it'];
  private readonly keys = new Set<string>();

  constructor(
    private readonly world: World,
    private readonly ledger: Ledger,
    private readonly honoursKeys: boolean,
  ) {}

  /** Replaces `submit` for an instance. */
  receive(instance: Instance, submission: Submission, key: string): Promise<SubmissionOutcome> {
    const { world, ledger } = this;
    const manner = world.random.pick(this.manners);
    const { outcome, ms: [least, most] = [2, 400] }: Answer = MANNERS[manner];
    const ended = ledger.sends(key, JSON.stringify(submission), instance);
    const arrive = () => {
      world.note(() => `the gateway gets ${ledger.nameOf(key)}: ${manner}`);
      const isKnown = this.honoursKeys && this.keys.has(key);
      if (manner.startsWith('takes') && !isKnown) ledger.taken(key);
      if (manner.startsWith('takes')) this.keys.add(key);
    };
    const answer = (): SubmissionOutcome => {
      if (outcome === 'rejected') ledger.rejected(key);
      return outcome === 'accepted' ? { outcome } : { outcome, reason: 'simulated' };
    };
    instance.whenDead(ended);
    return instance
      .call(arrive, 10)
      .then(() => instance.call(answer, least + world.random.next() * (most - least), true))
      .finally(ended);
  }
}
