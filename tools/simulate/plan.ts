/** What will go wrong and who will come: all of it follows from the seed. Times in ms. */
import { flaws, type Flaw } from './flaws';
import { manners, type Manner } from './gateway';
import { Random } from './random';

export type StoreFault = 'full' | 'away' | 'unknown commit';

export type Happening =
  | {
      kind: 'send';
      person: number;
      /** Which of the person's drafts, and under which id of a submission. */
      draft: number;
      submission: number;
      isScript: boolean;
      isCorrection: boolean;
      isLineLost: boolean;
      flaw?: Flaw;
    }
  | { kind: 'kill'; instance: number; calls: number; isAfter: boolean; awayMs: number }
  | { kind: 'weather'; manners: readonly [Manner, ...Manner[]]; doesProbeAnswer: boolean }
  | { kind: 'store'; fault: StoreFault; ms: number }
  | { kind: 'clock'; instance: number; ms: number }
  /** A release; with it the key ring may change as it should, or lose its keys for a new one. */
  | { kind: 'roll'; keys: 'kept' | 'changed' | 'lost' }
  | {
      kind: 'operator';
      does: 'retry all' | 'retry one' | 'erase' | 'sweep' | 'export' | 'look';
      lead: number;
    }
  | { kind: 'leap'; ms: number };

export type Event = Happening & { at: number };

export interface Plan {
  seed: number;
  instances: number;
  /** Whether the gateway keeps one of those with the same key, and whether the site is told so. */
  honoursKeys: boolean;
  isToldOfKeys: boolean;
  /** Of each instance's clock, beside the true time. */
  offsets: readonly number[];
  /** Whether the table is one that an earlier release has made. */
  isOldTable: boolean;
  /** How often the gateway is away once more before all is well. */
  lastOutages: number;
  isOutageLong: boolean;
  /** Whether one lead alone fails, for a day. */
  isLoneFailure: boolean;
  /** Whether the months after it are tried as well. */
  isLong: boolean;
  events: readonly Event[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LEAPS = [
  ...[3 * SECOND, 12 * SECOND, 25 * SECOND, MINUTE, 5 * MINUTE, 11 * MINUTE, 20 * MINUTE, HOUR],
  ...[3 * HOUR, 12 * HOUR, DAY, 3 * DAY],
] as const;

function weather(random: Random): Happening {
  const count = random.pick([1, 1, 1, 2, 3]);
  const some = Array.from({ length: count }, () => random.pick(manners));
  return {
    kind: 'weather',
    manners: [some[0] ?? 'takes it', ...some.slice(1)],
    doesProbeAnswer: random.chance(0.6),
  };
}

/** What happens within some seconds. */
function scene(random: Random, instances: number, people: number): Happening[] {
  const happenings: Happening[] = [];
  const add = (share: number, make: () => Happening) => {
    if (random.chance(share)) happenings.push(make());
  };
  const instance = () => random.below(instances);
  const send = (): Extract<Happening, { kind: 'send' }> => ({
    kind: 'send',
    person: random.below(people),
    draft: random.pick([0, 0, 0, 1]),
    submission: random.pick([0, 0, 0, 1]),
    isScript: random.chance(0.85),
    isCorrection: random.chance(0.25),
    isLineLost: random.chance(0.1),
  });
  add(0.75, () => weather(random));
  const sends = random.pick([0, 1, 1, 1, 1]);
  for (let made = 0; made < sends; made += 1) {
    const one = send();
    happenings.push(one);
    if (random.chance(0.04)) happenings.push({ ...one, flaw: random.pick(flaws) });
    // Pressed twice, or sent again after a while: the same draft under the same or another id.
    if (random.chance(0.15)) happenings.push({ ...one, isCorrection: false });
    if (random.chance(0.1))
      happenings.push({ ...one, submission: one.submission + 2, isCorrection: false });
  }
  add(0.35, () => ({
    kind: 'kill',
    instance: instance(),
    calls: random.below(random.pick([6, 12, 24])),
    isAfter: random.chance(0.5),
    awayMs: random.pick([0, SECOND, 5 * SECOND, 30 * SECOND]),
  }));
  add(0.25, () => ({
    kind: 'store',
    fault: random.pick(['full', 'away', 'unknown commit', 'unknown commit']),
    ms: random.pick([100, 2 * SECOND, 20 * SECOND]),
  }));
  add(0.1, () => ({
    kind: 'clock',
    instance: instance(),
    ms: random.pick([-HOUR, -MINUTE, -3 * SECOND, 3 * SECOND, MINUTE, HOUR]),
  }));
  add(0.1, () => ({
    kind: 'roll',
    keys: random.pick(['kept', 'kept', 'kept', 'changed', 'changed', 'lost']),
  }));
  add(0.15, () => ({
    kind: 'operator',
    does: random.pick(['retry all', 'retry one', 'erase', 'sweep', 'export', 'look']),
    lead: random.below(3),
  }));
  return happenings;
}

/** The plan of a seed. */
export function planOf(seed: number): Plan {
  const random = new Random(seed);
  // Most are short: a million of those try more than a thousand long ones.
  const isShort = random.chance(0.95);
  const instances = isShort ? random.pick([1, 1, 2]) : random.pick([1, 2, 2, 3, 4]);
  const people = random.pick([1, 1, 2, 3]);
  const honoursKeys = random.chance(0.5);
  const events: Event[] = [];
  let at = 0;
  const scenes = isShort ? 1 : random.pick([1, 2, 2, 3]);
  for (let number = 0; number < scenes; number += 1) {
    const length = random.pick([500, 500, 2 * SECOND, 2 * SECOND, 8 * SECOND]);
    for (const happening of scene(random, instances, people)) {
      const isPressedTwice = happening.kind === 'send' && random.chance(0.3);
      const before = events.at(-1)?.at ?? at;
      const when = isPressedTwice ? before + random.below(300) : at + random.next() * length;
      events.push({ ...happening, at: when });
    }
    at += length;
    if (number < scenes - 1) events.push({ kind: 'leap', ms: random.pick(LEAPS), at });
    at += 1;
  }
  return {
    seed,
    instances,
    honoursKeys,
    isToldOfKeys: honoursKeys && random.chance(0.7),
    offsets: Array.from({ length: instances + 1 }, () => Math.round(random.between(-1_500, 1_500))),
    isOldTable: random.chance(0.005),
    lastOutages: isShort ? 0 : random.pick([0, 0, 0, 0, 1, 2]),
    isOutageLong: random.chance(0.15),
    isLoneFailure: !isShort && random.chance(0.01),
    isLong: random.chance(isShort ? 0.01 : 0.1),
    events: events.toSorted((a, b) => a.at - b.at),
  };
}
