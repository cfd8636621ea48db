import { createAttempts, Recovery } from '@/lib/features/leads/attempt';
import { createDelivery, type Deliver } from '@/lib/features/leads/delivery';
import { folioOf, newFolio } from '@/lib/features/leads/folio.mts';
import { readKeyRing } from '@/lib/features/leads/key-ring.mts';
import { createLeadStore, type LeadStore } from '@/lib/features/leads/store.mts';
import { createWorker } from '@/lib/features/leads/worker';
import { submit } from '@/lib/content/gateway/submissions';
import type { Transport } from '@/lib/content/gateway/transport';
import type { Database } from '@/lib/server/database/database.mts';
import type { Clock } from '@/lib/util/clock.mts';
import type { World } from './world';

export interface InstanceParts {
  world: World;
  number: number;
  /** Of its clock beside the true time, in ms. */
  offset: () => number;
  /** In the form of `LEADS_KEY`. */
  keys: string;
  isToldOfKeys: boolean;
  /** As this process reaches it. */
  gateway: {
    transportOf(instance: Instance): Transport;
    probe(): 'ok' | 'unavailable';
  };
  /** A connection of this instance. */
  connect: (instance: Instance) => Database;
  /** The same to the spool on its disk; undefined without one. */
  connectSpool: (instance: Instance) => Database | undefined;
}

/** How long blocked content is kept (`LEADS_BLOCKED_DAYS`). */
const BLOCKED_DAYS = 60;

/** A process of the site. What it calls ends in the world; once dead, no call of it ever ends. */
export class Instance {
  isDead = false;
  /** It has been told to stop. */
  isStopped = false;
  readonly clock: Clock;
  readonly deliver: Deliver;
  readonly keys: string;
  private readonly world: World;
  private readonly database: Database;
  private readonly spoolDatabase: Database | undefined;
  private readonly onDeath = new Set<() => void>();
  private store: Promise<LeadStore> | undefined;
  private spool: Promise<LeadStore | undefined> | undefined;
  private callsLeft = Infinity;
  private diesAfter = false;

  constructor(private readonly parts: InstanceParts) {
    const { world, gateway } = parts;
    this.world = world;
    this.keys = parts.keys;
    this.clock = { now: () => this.now(), sleep: (ms) => this.sleep(ms) };
    this.database = parts.connect(this);
    this.spoolDatabase = parts.connectSpool(this);
    const transport = gateway.transportOf(this);
    const recovery = new Recovery();
    const openStore = () => this.openStore();
    const openSpool = () => (this.spool ??= this.openSpool());
    const attempts = createAttempts({
      submit: (submission, key) => submit(submission, key, transport),
      recovery,
      taken: new Map(),
      random: () => world.random.next(),
      honoursKeys: () => parts.isToldOfKeys,
    });
    const { clock } = this;
    this.deliver = createDelivery({ openStore, openSpool, attempts, clock });
    this.worker = createWorker({
      openStore,
      openSpool,
      attempts,
      probeGateway: () => this.call('probes the gateway', () => gateway.probe(), 20),
      recovery,
      clock,
      blockedDays: BLOCKED_DAYS,
    });
  }

  private readonly worker: ReturnType<typeof createWorker>;

  get name(): string {
    return this.parts.number === 0 ? 'console' : `instance ${this.parts.number}`;
  }

  get number(): number {
    return this.parts.number;
  }

  /** Delivers in the background from now on. */
  start(): void {
    void this.worker.run(() => this.isStopped);
  }

  now(): number {
    return Math.floor(this.world.time + this.parts.offset());
  }

  /** As `openLeadStore`: once it was opened, and again after a failure. */
  async openStore(): Promise<LeadStore> {
    const opening = (this.store ??= createLeadStore(this.database, readKeyRing(this.keys), {
      now: () => this.now(),
      newFolio: () => newFolio((below) => this.world.random.below(below)),
    }));
    try {
      return await opening;
    } catch (error) {
      if (this.store === opening) this.store = undefined;
      throw error;
    }
  }

  /** As `openLeadSpool`. */
  private async openSpool(): Promise<LeadStore | undefined> {
    const given = { now: () => this.now(), newFolio: folioOf, isSpool: true };
    return this.spoolDatabase && createLeadStore(this.spoolDatabase, readKeyRing(this.keys), given);
  }

  /** It dies at the given call from now on, before or after that call's effect. */
  dieAt(calls: number, isAfter: boolean): void {
    this.callsLeft = calls;
    this.diesAfter = isAfter;
  }

  /** It does not die any more. */
  spare(): void {
    this.callsLeft = Infinity;
  }

  die(): void {
    if (this.isDead) return;
    this.isDead = true;
    this.world.note(() => `${this.name} dies`);
    for (const notice of this.onDeath) notice();
    void this.database.close();
  }

  /** Tells when it dies, until called off. */
  whenDead(notice: () => void): () => void {
    this.onDeath.add(notice);
    return () => this.onDeath.delete(notice);
  }

  /** A call out of the process: its effect, and some time later its end. */
  call<T>(what: string, effect: () => Promise<T> | T, mostMs = 4): Promise<T> {
    const { world } = this;
    const { random } = world;
    const isLast = this.callsLeft-- <= 0;
    if (isLast && !this.diesAfter) this.die();
    return new Promise<T>((resolve, reject) => {
      // What a dead process had sent arrives, or does not.
      if (this.isDead && (isLast || random.chance(0.5))) return;
      world.underWay += 1;
      const isSlow = random.chance(0.03);
      world.after(random.next() * (isSlow ? 20 * mostMs : mostMs), async () => {
        if (what) world.note(() => `${this.name} ${what}`);
        let end: () => void;
        try {
          const value = await effect();
          end = () => resolve(value);
        } catch (error) {
          end = () => reject(error);
        }
        if (isLast) this.die();
        world.after(random.next() * mostMs, () => {
          world.underWay -= 1;
          if (!this.isDead) end();
        });
      });
    });
  }

  private sleep(ms: number): Promise<void> {
    // A busy process wakes late.
    const late = this.world.random.chance(0.3) ? 1 : this.world.random.between(1, 8);
    return new Promise((resolve) => {
      this.world.after(ms * late, () => {
        if (!this.isDead) resolve();
      });
    });
  }

  /** As `withDeadline` sets it. */
  readonly timer = (ms: number, work: () => void): (() => void) =>
    this.world.after(ms, () => {
      if (!this.isDead) work();
    });
}
