import { Random } from './random';

interface Entry {
  at: number;
  order: number;
  work: () => void | Promise<unknown>;
  isOff: boolean;
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
  private readonly heap: Entry[] = [];
  private made = 0;

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
    const entry = { at: this.time + ms, order: (this.made += 1), work, isOff: false };
    this.push(entry);
    return () => {
      entry.isOff = true;
    };
  }

  /** When the next thing happens; undefined where nothing will. */
  next(): number | undefined {
    while (this.heap[0]?.isOff) this.pop();
    return this.heap[0]?.at;
  }

  /** Lets the next thing happen, and what follows from it at once. */
  async step(): Promise<void> {
    while (this.heap[0]?.isOff) this.pop();
    const entry = this.pop();
    if (!entry) return;
    // What became late by a leap happens now.
    if (entry.at > this.time) this.time = entry.at;
    try {
      await entry.work();
    } catch (error) {
      this.breaks('the simulation itself goes on', String(error));
    }
    await settled();
  }

  private isBefore(a: Entry, b: Entry): boolean {
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  private push(entry: Entry): void {
    const { heap } = this;
    let at = heap.push(entry) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (!parent || !this.isBefore(entry, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = entry;
  }

  private pop(): Entry | undefined {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      let child = heap[below];
      const right = heap[below + 1];
      if (!child) break;
      if (right && this.isBefore(right, child)) {
        below += 1;
        child = right;
      }
      if (!this.isBefore(child, last)) break;
      heap[at] = child;
      at = below;
    }
    heap[at] = last;
    return first;
  }
}
