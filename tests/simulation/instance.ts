import { createDelivery } from '@/lib/features/leads/delivery';
import { createEncryption } from '@/lib/features/leads/encryption.mts';
import { newFolio } from '@/lib/features/leads/folio.mts';
import { createOutbox, type Outbox } from '@/lib/features/leads/outbox.mts';
import { createWorker } from '@/lib/features/leads/worker';
import type { Database } from '@/lib/server/database/database.mts';
import type { Stage } from './stage';

/** A process of the site. The world ends its calls, but never those of a dead process. */
export class Instance {
  isDead = false;
  isStopped = false;
  readonly delivery: ReturnType<typeof createDelivery>;
  private readonly onDeath = new Set<() => void>();
  private outbox: Promise<Outbox> | undefined;
  private callsLeft = Infinity;
  private diesAfter = false;

  constructor(
    private readonly stage: Stage,
    readonly number: number,
    /** The keys in the format of `LEADS_KEY`. */
    private readonly keys: string,
  ) {
    const { gateway } = stage;
    this.delivery = createDelivery({
      openOutbox: () => this.openOutbox(),
      submit: (submission, key) => gateway.receive(this, submission, key),
    });
  }

  get name(): string {
    return this.number === 0 ? 'the operator' : `instance ${this.number}`;
  }

  now = (): number => Math.round(this.stage.world.time + this.stage.offsetOf(this.number));

  async openOutbox(): Promise<Outbox> {
    const encryption = createEncryption(this.keys);
    const random = () => this.stage.world.random.next();
    const parts = { database: this.connect(), encryption, now: this.now, newFolio, random };
    const opening = (this.outbox ??= createOutbox(parts));
    opening.catch(() => (this.outbox = undefined));
    return opening;
  }

  startWorker(): void {
    const { world } = this.stage;
    const sleep = (ms: number) =>
      new Promise<void>((resolve) => {
        // A busy process wakes up late.
        const late = world.random.chance(0.7) ? 1 : 1 + world.random.next() * 7;
        world.after(ms * late, () => !this.isDead && resolve());
      });
    const worker = createWorker({
      openOutbox: () => this.openOutbox(),
      deliver: this.delivery.deliver,
      clock: { now: this.now, sleep },
    });
    void worker.run(() => this.isStopped);
  }

  /** Makes the instance die at the given call from now on, before or after that call's effect. */
  dieAt(calls: number, isAfter: boolean): void {
    this.callsLeft = calls;
    this.diesAfter = isAfter;
  }

  die(): void {
    if (this.isDead) return;
    this.isDead = true;
    this.stage.world.note(() => `${this.name} dies`);
    for (const notice of this.onDeath) notice();
  }

  whenDead(notice: () => void): void {
    if (this.isDead) notice();
    this.onDeath.add(notice);
  }

  /** Makes a call out of the process: its effect happens, and it ends some time later. */
  call<T>(effect: () => Promise<T> | T, ms = 4, isExact = false): Promise<T> {
    const { world } = this.stage;
    const isLast = this.callsLeft-- <= 0;
    if (isLast && !this.diesAfter) this.die();
    return new Promise<T>((resolve, reject) => {
      // A call that a dead process has sent may still arrive, or not.
      if (this.isDead && (isLast || world.random.chance(0.5))) return;
      world.underWay += 1;
      world.after(isExact ? ms : world.random.next() * ms, async () => {
        let end: () => void;
        try {
          const value = await effect();
          end = () => resolve(value);
        } catch (error) {
          end = () => reject(error);
        }
        if (isLast) this.die();
        world.after(world.random.next() * 4, () => {
          world.underWay -= 1;
          if (!this.isDead) end();
        });
      });
    });
  }

  /** Opens a connection. Each call takes time and may meet the faults of the store. */
  private connect(): Database {
    const { stage } = this;
    const { database } = stage;
    return {
      skipLocked: database.skipLocked,
      create: () => this.call(() => void stage.meetFault(false)),
      query: (sql, values) =>
        this.call(async () => {
          const isWrite = !sql.startsWith('SELECT');
          const hasUnknownCommit = stage.meetFault(isWrite);
          const rows = await database.query(sql, values);
          const isUnchanged = rows.length === 0 && sql.includes('RETURNING');
          if (isWrite && !isUnchanged) await stage.rules.changed(this);
          if (hasUnknownCommit) throw new Error('unknown commit');
          return rows;
        }),
      close: async () => undefined,
    };
  }
}
