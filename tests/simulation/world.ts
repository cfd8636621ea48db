/** A generator of random numbers that follow from a seed (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ Math.imul(Math.floor(seed / 2 ** 32) + 1, 0x9e3779b1)) >>> 0;
  }

  /** Returns a number from 0 to less than 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns a whole number from 0 to less than the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[this.below(choices.length)] ?? choices[0];
  }
}

/** A broken rule. */
export interface Broken {
  rule: string;
  detail: string;
}

/** Resolves when everything that follows from an event is done, because no timer and no socket is real. */
const settled = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** The time and its queue of events. Nothing happens outside `step`. */
export class World {
  readonly random: Random;
  /** The number of calls that have not ended. */
  underWay = 0;
  broken: Broken | undefined;
  private readonly queue: { at: number; work: () => unknown }[] = [];

  /**
   * @param time in ms since 1970.
   * @param tell receives each event in words.
   */
  constructor(
    seed: number,
    public time: number,
    private readonly tell?: (line: string) => void,
  ) {
    this.random = new Random(seed);
  }

  note(words: () => string): void {
    this.tell?.(`${new Date(this.time).toISOString().slice(5, 23)}  ${words()}`);
  }

  /** Records a broken rule. Only the first one counts. */
  breaks(rule: string, detail: string): void {
    if (this.broken) return;
    this.broken = { rule, detail };
    this.note(() => `BROKEN: ${rule}: ${detail}`);
  }

  /** Runs the work after `ms`. Nothing else happens before a promise that it returns settles. */
  after(ms: number, work: () => unknown): void {
    const entry = { at: this.time + ms, work };
    this.queue.splice(this.queue.findLastIndex(({ at }) => at <= entry.at) + 1, 0, entry);
  }

  async step(): Promise<void> {
    const entry = this.queue.shift();
    if (!entry) return;
    // An event that a leap has passed happens now.
    this.time = Math.max(this.time, entry.at);
    try {
      await entry.work();
    } catch (error) {
      this.breaks('the simulation itself runs', String(error));
    }
    await settled();
  }

  /** Advances the time and runs all events in it. */
  async pass(ms: number): Promise<void> {
    const until = this.time + ms;
    while (!this.broken && (this.queue[0]?.at ?? Infinity) <= until) await this.step();
    this.time = Math.max(this.time, until);
  }

  /** Waits until no call is open, then moves the clock without running events. */
  async leap(ms: number): Promise<void> {
    for (let tries = 0; this.underWay > 0 && tries < 60; tries += 1) await this.pass(1_000);
    this.note(() => `${Math.round(ms / 1000)} s later`);
    this.time += ms;
  }
}
