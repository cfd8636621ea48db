/** One schedule's world: its gateway, its store, its processes and its people. */
import { spoolOf, type Engine } from './engines';
import { connection, StoreWeather } from './database';
import { Gateway } from './gateway';
import { Instance } from './instance';
import { Ledger, type Clocks } from './ledger';
import { Operators } from './operators';
import { People } from './people';
import type { Event, Plan } from './plan';
import { Rows } from './rows';
import { World } from './world';

/** Any day will do; its hour decides which day it is in Mexico. */
const STARTS_AT = Date.UTC(2026, 10, 24, 5, 59, 58);

/** The key rings of a change, as docs/operations.md has it: first behind the old one, then before it. */
const KEY = (letter: string) => `${letter}:${Buffer.alloc(32, letter).toString('base64')}`;
const RINGS = [KEY('a'), `${KEY('a')},${KEY('b')}`, `${KEY('b')},${KEY('a')}`] as const;
/** That of who lost the others. */
const OTHER_RING = KEY('c');
/** Twice that is less than what a claim lasts longer than an attempt. */
const MOST_OFFSET_MS = 4_800;
const ROLL_GAP_MS = 300;
const STOP_MS = 12_000;

export class Stage {
  readonly world: World;
  readonly gateway: Gateway;
  readonly rows: Rows;
  readonly people: People;
  private readonly operators: Operators;
  readonly ledger: Ledger;
  readonly weather: StoreWeather;
  private readonly goodWeather: StoreWeather;
  /** What this schedule has met, for the distribution. */
  readonly features = new Set<string>();
  clocks: Clocks = 'steady';
  private readonly instances = new Map<number, Instance>();
  private readonly all = new Set<Instance>();
  private readonly offsets: number[];
  private ring = 0;
  private areKeysLost = false;

  constructor(
    readonly plan: Plan,
    private readonly engine: Engine,
    tell?: (line: string) => void,
  ) {
    this.world = new World(plan.seed + 1, STARTS_AT, tell);
    const met = (feature: string) => this.features.add(feature);
    this.weather = new StoreWeather(this.world, (fault) => met(`store: ${fault}`));
    this.goodWeather = new StoreWeather(this.world, () => undefined);
    this.offsets = [...plan.offsets];
    const clocks = () => this.clocks;
    const ledger = () => this.ledger;
    this.rows = new Rows(this.world, engine, plan.isToldOfKeys, ledger, clocks);
    const { honoursKeys } = plan;
    const wasStoreFaulty = () => this.weather.wasFaulty;
    const setting = { honoursKeys, wasStoreFaulty, clocks };
    this.ledger = new Ledger(this.world, setting, (key) => this.stateOf(key));
    this.gateway = new Gateway(this.world, this.ledger, honoursKeys, (manner) => {
      met(`gateway: ${manner}`);
    });
    this.people = new People(this.world, this.ledger, met);
    const start = () => this.startInstance(0);
    this.operators = new Operators(this.world, this.ledger, this.rows, met, start);
  }

  private noteSpooled(): void {
    if (this.spooling.length > 0) this.features.add('lead in a spool');
  }

  /** Processes that serve. */
  get living(): Instance[] {
    return [...this.instances.values()].filter(({ isDead }) => !isDead);
  }

  private get keys(): string {
    const ring = RINGS[this.ring] ?? RINGS[0];
    if (this.areKeysLost) return OTHER_RING;
    return this.rows.wereKeysLost ? `${ring},${OTHER_RING}` : ring;
  }

  /** Of a lead, in the store or in a spool. */
  private stateOf(key: string): string | undefined {
    const inStore = this.rows.rows.get(key)?.state;
    if (inStore !== undefined) return inStore;
    for (const spool of this.engine.spools.values()) {
      const state = spool.stateOf(key);
      if (state !== undefined) return state;
    }
    return undefined;
  }

  /** Instances in whose spools leads wait. */
  get spooling(): number[] {
    return [...this.engine.spools].flatMap(([number, spool]) => (spool.isEmpty() ? [] : [number]));
  }

  /** When the last claim on a lead in a spool ends. */
  get spoolClaimsEnd(): number {
    return Math.max(...[...this.engine.spools.values()].map((spool) => spool.claimsEnd()));
  }

  begin(): void {
    for (let number = 1; number <= this.plan.instances; number += 1) this.startInstance(number);
  }

  /** Ends every process, so that nothing of this schedule goes on. */
  end(): void {
    for (const instance of this.all) instance.die();
  }

  startInstance(number: number): Instance {
    const { world, engine, weather, rows, plan } = this;
    const instance = new Instance({
      world,
      number,
      offset: () => this.offsets[number] ?? 0,
      keys: this.keys,
      isToldOfKeys: plan.isToldOfKeys,
      gateway: this.gateway,
      connect: (self) =>
        connection({
          ...{ world, instance: self, weather, forUpdate: engine.own.forUpdate },
          open: () => engine.connect(),
          changed: (by) => rows.changed(by),
        }),
      // Without a fault of the store nothing would come there.
      connectSpool: (self) =>
        number > 0 && plan.events.some(({ kind }) => kind === 'store')
          ? connection({
              ...{ world, instance: self, weather: this.goodWeather, forUpdate: '' },
              open: async () => spoolOf(engine, number).database,
              changed: async () => this.noteSpooled(),
            })
          : undefined,
    });
    world.note(() => `${instance.name} starts`);
    this.all.add(instance);
    if (number > 0) {
      this.instances.set(number, instance);
      instance.start();
    }
    return instance;
  }

  /** Lets time pass, and all that happens in it. */
  async pass(ms: number): Promise<void> {
    const { world } = this;
    const until = world.time + ms;
    while (!world.broken && (world.next() ?? Infinity) <= until) await world.step();
    world.time = Math.max(world.time, until);
  }

  /** Nothing is under way; then it is later at once. */
  async leap(ms: number): Promise<void> {
    const { world } = this;
    for (let tries = 0; world.underWay > 0 && tries < 60; tries += 1) await this.pass(1_000);
    world.note(() => `${Math.round(ms / 1000)} s later`);
    world.time += ms;
  }

  happen(event: Event): void {
    const { world } = this;
    switch (event.kind) {
      case 'send': {
        const { living } = this;
        const instance = living[world.random.below(living.length)];
        if (instance) this.people.send(event, instance);
        return;
      }
      case 'weather':
        this.gateway.manners = event.manners;
        this.gateway.doesProbeAnswer = event.doesProbeAnswer;
        return world.note(() => `the gateway from now on: ${event.manners.join(', or ')}`);
      case 'store':
        return this.weather.begin(event.fault, event.ms);
      case 'clock':
        return this.moveClock(event.instance + 1, event.ms);
      case 'kill':
        return this.kill(event);
      case 'roll':
        return this.roll(event.keys);
      case 'operator':
        return void this.operators.operate(event);
      case 'leap':
    }
  }

  private moveClock(number: number, ms: number): void {
    const offset = (this.offsets[number] ?? 0) + ms;
    this.offsets[number] = offset;
    if (Math.abs(offset) > MOST_OFFSET_MS) this.clocks = 'apart';
    else if (this.clocks === 'steady') this.clocks = 'jumped';
    this.features.add(`clocks: ${this.clocks}`);
    this.world.note(() => `the clock of instance ${number} jumps by ${ms} ms`);
  }

  private kill({ instance: at, calls, isAfter, awayMs }: Extract<Event, { kind: 'kill' }>): void {
    const number = at + 1;
    const instance = this.instances.get(number);
    if (!instance || instance.isDead) return;
    instance.whenDead(() => {
      this.features.add('process killed');
      this.world.after(awayMs, () => {
        if (this.instances.get(number) === instance) this.startInstance(number);
      });
    });
    instance.dieAt(calls, isAfter);
  }

  private roll(keys: 'kept' | 'changed' | 'lost'): void {
    if (keys === 'changed') this.ring = Math.min(this.ring + 1, RINGS.length - 1);
    this.areKeysLost = keys === 'lost';
    if (this.areKeysLost) this.rows.wereKeysLost = true;
    this.features.add(`release, keys ${keys}`);
    this.world.note(() => `a release, keys ${keys}`);
    for (const [at, number] of [...this.instances.keys()].entries()) {
      this.world.after(at * ROLL_GAP_MS, () => {
        // Not the one of the release's begin: it may have died and been started anew since.
        const old = this.instances.get(number);
        if (old) old.isStopped = true;
        this.startInstance(number);
        this.world.after(STOP_MS, () => old?.die());
      });
    }
  }

  /** The keys are there again, all of them, and the operator sends what could not be read. */
  async giveKeysBack(): Promise<void> {
    // It takes a minute until somebody sees it.
    await this.leap(60_000);
    await this.pass(1_000);
    this.roll('kept');
    await this.pass(ROLL_GAP_MS * this.instances.size + STOP_MS);
    this.happen({ kind: 'operator', does: 'retry all', lead: 0, at: 0 });
    await this.pass(1_000);
    for (const { state, reason, unknownEnds, folio } of this.rows.rows.values())
      if (state === 'undeliverable' && reason === 'unreadable' && unknownEnds === 0)
        this.world.breaks('keys that are given back open what they closed', folio);
  }
}
