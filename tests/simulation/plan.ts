/** The plan of a schedule: every fault and every visitor follows from the seed. Times are in ms. */
import { manners, type Manner } from './gateway';
import { Random } from './world';

export type StoreFault = 'full' | 'unavailable' | 'unknown commit';

type Happening =
  /** A visitor sends a draft. The same draft under the same submission id is one lead. */
  | { kind: 'send'; person: number; draft: number; submission: number }
  /** The instance dies at one of its next calls, before or after its effect. */
  | { kind: 'kill'; instance: number; calls: number; isAfter: boolean; awayMs: number }
  | { kind: 'gateway'; manners: readonly [Manner, ...Manner[]] }
  | { kind: 'store'; fault: StoreFault; ms: number }
  /** A rolling release, with a new key or the same key. */
  | { kind: 'release'; hasNewKey: boolean }
  | { kind: 'operator'; command: 'retry all' | 'retry one' | 'erase'; lead: number }
  | { kind: 'leap'; ms: number };

export type Event = Happening & { at: number };

export interface Plan {
  seed: number;
  instances: number;
  /** Whether the gateway takes only one lead of those with the same key. */
  honoursKeys: boolean;
  /** The difference between each instance's clock and the true time. */
  offsets: readonly number[];
  /** Whether the simulation also covers the months after the events. */
  isLong: boolean;
  events: readonly Event[];
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const LEAPS = [3 * SECOND, 12 * SECOND, 25 * SECOND, MINUTE, 20 * MINUTE, HOUR, 24 * HOUR] as const;

/** Returns the events of a few seconds. */
function scene(random: Random, instances: number): Happening[] {
  const happenings: Happening[] = [];
  const add = (share: number, make: () => Happening) => {
    if (random.chance(share)) happenings.push(make());
  };
  const instance = () => random.below(instances);
  add(0.75, () => ({
    kind: 'gateway',
    manners: [random.pick(manners), ...(random.chance(0.4) ? [random.pick(manners)] : [])],
  }));
  for (let visitors = random.below(3); visitors > 0; visitors -= 1) {
    const send = {
      kind: 'send',
      person: random.below(2),
      draft: random.pick([0, 0, 1]),
      submission: random.pick([0, 0, 1]),
    } as const;
    happenings.push(send);
    // The visitor presses twice, or sends again from another tab.
    add(0.3, () => send);
  }
  add(0.35, () => ({
    kind: 'kill',
    instance: instance(),
    calls: random.below(random.pick([6, 12])),
    isAfter: random.chance(0.5),
    awayMs: random.pick([0, 5 * SECOND, 30 * SECOND]),
  }));
  add(0.25, () => ({
    kind: 'store',
    fault: random.pick(['full', 'unavailable', 'unknown commit']),
    ms: random.pick([100, 2 * SECOND, 20 * SECOND]),
  }));
  add(0.1, () => ({ kind: 'release', hasNewKey: random.chance(0.5) }));
  add(0.15, () => ({
    kind: 'operator',
    command: random.pick(['retry all', 'retry one', 'erase']),
    lead: random.below(3),
  }));
  return happenings;
}

/** Returns the plan of a seed. */
export function planOf(seed: number): Plan {
  const random = new Random(seed);
  const instances = random.pick([1, 1, 2, 3]);
  const events: Event[] = [];
  let at = 0;
  const scenes = random.pick([1, 1, 1, 2, 3]);
  for (let number = 1; number <= scenes; number += 1) {
    const length = random.pick([500, 2 * SECOND, 8 * SECOND]);
    for (const happening of scene(random, instances)) {
      const before = events.at(-1)?.at ?? at;
      const isAtOnce = happening.kind === 'send' && random.chance(0.3);
      events.push({ ...happening, at: isAtOnce ? before : at + random.next() * length });
    }
    at += length;
    if (number < scenes) events.push({ kind: 'leap', ms: random.pick(LEAPS), at });
  }
  return {
    seed,
    instances,
    honoursKeys: random.chance(0.5),
    offsets: Array.from({ length: instances + 1 }, () => random.below(6 * SECOND) - 3 * SECOND),
    isLong: random.chance(0.05),
    events: events.toSorted((a, b) => a.at - b.at),
  };
}
