import { Random } from './random';

interface Entry {
  at: number;
  work: () => void | Promise<unknown>;
}

/** A rule that did not hold. */
export class Broken extends Error {
  constructor(
    readonly rule: string,
    detail: string,
  ) {
    super(`${rule}: ${detail}`);
    this.name = 'Broken';
  }
}

/** Resolves when all that follows from what has happened is done: no timer and no socket is real. */
const settled = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** Time, and all that is to happen in it. Nothing happens but by `step`. */
export class World {
  /** The true time, in ms since 1970. */
  time: number;
  readonly random: Random;
  /** Calls that have not ended. */
  underWay = 0;
  broken: Broken | undefined;
  /** By time, and what is at one time as it was asked for. */
  private readonly queue: Entry[] = [];

  /** @param tell takes each thing that happens, in words. */
  constructor(
    seed: number,
    startedAt: number,
    private readonly tell?: (line: string) => void,
  ) {
    this.time = startedAt;
    this.random = new Random(seed);
  }

  /** Says what happens; the words are made only where somebody listens. */
  note(words: () => string): void {
    this.tell?.(`${new Date(this.time).toISOString().replace('T', ' ').slice(5, 23)}  ${words()}`);
  }

  /** Keeps the first rule that did not hold. */
  breaks(rule: string, detail: string): void {
    if (this.broken) return;
    this.broken = new Broken(rule, detail);
    this.note(() => `BROKEN: ${rule}: ${detail}`);
  }

  /** Lets work happen after `ms`. What it returns is awaited before anything else happens. */
  after(ms: number, work: Entry['work']): () => void {
    const { queue } = this;
    const entry = { at: this.time + ms, work };
    queue.splice(queue.findLastIndex(({ at }) => at <= entry.at) + 1, 0, entry);
    return () => {
      const at = queue.indexOf(entry);
      if (at >= 0) queue.splice(at, 1);
    };
  }

  /** When the next thing happens; undefined where nothing will. */
  next(): number | undefined {
    return this.queue[0]?.at;
  }

  /** Lets the next thing happen, and what follows from it at once. */
  async step(): Promise<void> {
    const entry = this.queue.shift();
    if (!entry) return;
    // What became late by a leap happens now.
    this.time = Math.max(this.time, entry.at);
    try {
      await entry.work();
    } catch (error) {
      this.breaks('the simulation itself goes on', String(error));
    }
    await settled();
  }
}
