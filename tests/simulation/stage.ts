/** The world of one schedule: its gateway, its store, its processes and its visitors. */
import { formMeta } from '@/lib/features/forms/form-meta';
import { contactForm } from '@/lib/features/submissions/contact';
import { receiveSubmission } from '@/lib/features/submissions/pipeline';
import type { Database } from '@/lib/server/database/database.mts';
import { Gateway } from './gateway';
import { Instance } from './instance';
import { Ledger } from './ledger';
import type { Event, Plan, StoreFault } from './plan';
import { World } from './world';

const STARTS_AT = Date.UTC(2026, 10, 24, 5, 59, 58);
const KEYS = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'));
const [OLD_KEY = '', NEW_KEY = ''] = KEYS;

type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

export class Stage {
  readonly world: World;
  readonly gateway: Gateway;
  readonly rules: Ledger;
  private readonly instances = new Map<number, Instance>();
  private fault: { kind: StoreFault; until: number } | undefined;
  private wasStoreFaulty = false;
  private hasNewKey = false;

  constructor(
    readonly plan: Plan,
    readonly database: Database,
    tell?: (line: string) => void,
  ) {
    this.world = new World(plan.seed + 1, STARTS_AT, tell);
    this.rules = new Ledger(this.world, database, {
      honoursKeys: plan.honoursKeys,
      wasStoreFaulty: () => this.wasStoreFaulty,
    });
    this.gateway = new Gateway(this.world, this.rules, plan.honoursKeys);
    for (let number = 1; number <= plan.instances; number += 1) this.start(number);
  }

  get living(): Instance[] {
    return [...this.instances.values()].filter(({ isDead }) => !isDead);
  }

  offsetOf = (number: number): number => this.plan.offsets[number] ?? 0;

  start(number: number): Instance {
    const keys = this.hasNewKey ? `${NEW_KEY},${OLD_KEY}` : OLD_KEY;
    const instance = new Instance(this, number, keys);
    this.world.note(() => `${instance.name} starts`);
    if (number > 0) {
      this.instances.set(number, instance);
      instance.startWorker();
    }
    return instance;
  }

  /** Throws for a call that the store refuses. Returns whether the call fails after its effect. */
  meetFault(isWrite: boolean): boolean {
    const { fault, world } = this;
    if (!fault || world.time > fault.until) return false;
    if (fault.kind !== 'unavailable' && !isWrite) return false;
    if (fault.kind === 'unknown commit') this.fault = undefined;
    this.wasStoreFaulty = true;
    world.note(() => `the store: ${fault.kind}`);
    if (fault.kind !== 'unknown commit') throw new Error(fault.kind);
    return true;
  }

  happen(event: Event): void {
    switch (event.kind) {
      case 'send':
        return this.send(event);
      case 'kill':
        return this.kill(event);
      case 'gateway':
        this.gateway.manners = event.manners;
        return this.world.note(() => `the gateway from now on ${event.manners.join(', or ')}`);
      case 'store':
        this.fault = { kind: event.fault, until: this.world.time + event.ms };
        return;
      case 'release':
        return this.release(event.hasNewKey);
      case 'operator':
        return void this.operate(event).catch(() => undefined);
      case 'leap':
    }
  }

  /** Ends all faults and leaves one instance running. */
  heal(): void {
    this.world.note(() => 'from now on everything works');
    this.fault = undefined;
    this.gateway.manners = ['takes it'];
    for (const instance of this.living) instance.dieAt(Infinity, false);
    for (const instance of this.living.slice(1)) instance.die();
    if (this.living.length === 0) this.start(1);
  }

  /** Sends a visitor's draft to an instance. A dead instance never answers. */
  private send({ person, draft, submission }: EventOf<'send'>): void {
    const { world, rules, living } = this;
    const instance = living[world.random.below(living.length)];
    if (!instance) return;
    const name = `draft ${draft} of person ${person}, id ${submission}.`;
    const fields = {
      ...{ name: 'María Pérez', phone: '9811234567', email: 'maria@example.com' },
      ...{ state: '4', city: '23', message: name, [formMeta.elapsed]: 60_000 },
      [formMeta.submission]: `00000000-0000-4000-8000-00000000000${person * 4 + submission}`,
    };
    const request = new Request('http://localhost:3000/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(fields),
    });
    world.note(() => `a visitor sends ${name} to ${instance.name}`);
    let key = '';
    void receiveSubmission(request, contactForm, {
      storeAndDeliver: (content, given) => {
        key = given;
        rules.knows(given, name);
        return instance.delivery.storeAndDeliver(content, given);
      },
      consumeRequestQuota: async () => undefined,
      consumeSendQuota: () => instance.call(() => undefined),
      now: instance.now,
    }).then(
      (result) => {
        rules.answered(key, result);
      },
      (error: unknown) => world.breaks('a submission is always answered', String(error)),
    );
  }

  private kill({ instance: index, calls, isAfter, awayMs }: EventOf<'kill'>): void {
    const number = index + 1;
    const instance = this.instances.get(number);
    if (!instance || instance.isDead) return;
    instance.whenDead(() => {
      this.world.after(awayMs, () => {
        if (this.instances.get(number) === instance) this.start(number);
      });
    });
    instance.dieAt(calls, isAfter);
  }

  /** Replaces one instance after the other. The old one finishes what it has started. */
  private release(hasNewKey: boolean): void {
    this.hasNewKey ||= hasNewKey;
    for (const [index, old] of this.living.entries())
      this.world.after(index * 8_000, () => {
        if (this.instances.get(old.number) !== old) return;
        old.isStopped = true;
        this.start(old.number);
        this.world.after(12_000, () => old.die());
      });
  }

  private async operate({ command, lead }: EventOf<'operator'>): Promise<void> {
    const { rules } = this;
    const outbox = await this.start(0).openOutbox();
    const rows = [...rules.rows.values()];
    const row = rows[lead % Math.max(1, rows.length)];
    const known = rules.known.get(row?.key ?? '');
    if (command === 'retry all') {
      for (const one of rules.known.values()) one.isRetried = true;
      await outbox.retryNow();
    } else if (row && known && command === 'retry one') {
      known.isRetried = true;
      await outbox.retryNow(row.folio);
    } else if (row && known) {
      known.isErased = true;
      await outbox.erase(row.folio);
    }
  }
}
