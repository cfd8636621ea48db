interface Bounds {
  /** Permits held at a time, or what gives it now. */
  max: number | (() => number);
  /** Of these, held by one client; all by default. */
  maxOfOne?: number;
  /** Waiting for a permit; none by default. */
  maxWaiting?: number;
  maxWaitMs?: number;
  /** A permit that is not released counts as free after this. */
  maxHoldMs?: number;
}

/** Who asks: one client has its share, and one key one permit. */
interface Holder {
  client?: string | undefined;
  key?: unknown;
}

/** The right to work, until it is released. */
export interface Permit {
  /** Idempotent. */
  release(): void;
}

interface Held extends Permit {
  client: string;
  since: number;
}

interface Waiter {
  client: string;
  enter(): void;
}

/** Bounds how much work is under way at a time. Who waits longest among those who hold fewest is next. */
export class ConcurrencyLimit {
  private readonly bounds: Bounds;
  private readonly held = new Map<unknown, Held>();
  private readonly waiting = new Set<Waiter>();

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /** A permit, if one is free now; that of the key, if it is held. */
  take({ client = '', key = Symbol() }: Holder = {}): Permit | undefined {
    this.expire();
    this.admitWaiting();
    return this.held.get(key) ?? (this.isFreeFor(client) ? this.grant(client, key) : undefined);
  }

  /** A permit, if one is free now or in time; undefined too where too many wait. */
  async acquire({ client = '', key = Symbol() }: Holder = {}): Promise<Permit | undefined> {
    const permit = this.take({ client, key });
    const { maxWaiting = 0, maxWaitMs } = this.bounds;
    if (permit || this.waiting.size >= maxWaiting) return permit;
    return new Promise((resolve) => {
      const leave = (got?: Permit) => {
        clearTimeout(timer);
        this.waiting.delete(waiter);
        resolve(got);
      };
      const waiter = { client, enter: () => leave(this.grant(client, key)) };
      const timer = setTimeout(leave, maxWaitMs);
      this.waiting.add(waiter);
    });
  }

  /** How many permits are held. */
  get size(): number {
    return this.held.size;
  }

  /** Releases the permit of a key, if it is held. */
  release(key: unknown): void {
    this.held.get(key)?.release();
  }

  /** More than one where there are more permits now than when they came. To be called when `max` grows. */
  admitWaiting(): void {
    for (let waiter = this.next(); waiter; waiter = this.next()) waiter.enter();
  }

  private grant(client: string, key: unknown): Permit {
    const permit = {
      client,
      since: performance.now(),
      release: () => {
        if (this.held.get(key) !== permit) return;
        this.held.delete(key);
        this.admitWaiting();
      },
    };
    this.held.set(key, permit);
    return permit;
  }

  private heldBy(client: string): number {
    return [...this.held.values()].filter((permit) => permit.client === client).length;
  }

  private isFreeFor(client: string): boolean {
    const { max, maxOfOne = Infinity } = this.bounds;
    const isFree = this.held.size < (typeof max === 'number' ? max : max());
    return isFree && this.heldBy(client) < maxOfOne;
  }

  private next(): Waiter | undefined {
    let next: Waiter | undefined;
    let least = Infinity;
    for (const waiter of this.waiting) {
      if (!this.isFreeFor(waiter.client)) continue;
      const held = this.heldBy(waiter.client);
      if (held >= least) continue;
      [next, least] = [waiter, held];
    }
    return next;
  }

  private expire(): void {
    const { maxHoldMs = Infinity } = this.bounds;
    const since = performance.now() - maxHoldMs;
    for (const permit of this.held.values()) if (permit.since < since) permit.release();
  }
}
