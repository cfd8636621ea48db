import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ociSpec, type ContainerSettings } from './oci-spec';

export interface Health {
  command: string[];
  intervalMs: number;
  timeoutMs: number;
  startPeriodMs: number;
  retries: number;
}

export type State = 'starting' | 'healthy' | 'unhealthy';

/** How often Docker asks until a container is healthy. */
const START_INTERVAL_MS = 5_000;

/** A process in a container of its own, run by crun. */
export class Container {
  state: State = 'starting';
  #output = '';
  #process: ChildProcess | undefined;
  #exit: Promise<number> | undefined;

  constructor(
    readonly name: string,
    readonly settings: ContainerSettings,
    readonly options: {
      folder: string;
      stopSignal: string;
      stopGraceMs: number;
      health?: Health | undefined;
    },
  ) {}

  /** stdout and stderr so far. */
  get output(): string {
    return this.#output;
  }

  #crun(...args: string[]): string[] {
    return ['--root', join(this.options.folder, 'crun'), '--cgroup-manager', 'disabled', ...args];
  }

  start(): void {
    const bundle = join(this.options.folder, this.name);
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(ociSpec(this.settings)));
    const child = spawn('crun', this.#crun('run', '--bundle', bundle, this.name), {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (this.#output += String(chunk)));
    this.#process = child;
    this.#exit = once(child, 'exit').then(([code, signal]) => code ?? signal);
    this.state = 'starting';
    if (this.options.health) void this.#watch(this.options.health, child);
  }

  get isRunning(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null;
  }

  /** Runs a command in it, as another user if given. */
  exec(command: string[], { user = '', timeoutMs = 30_000 } = {}) {
    const as = user === '' ? [] : ['--user', user];
    const { status, stdout, stderr } = spawnSync(
      'crun',
      this.#crun('exec', ...as, this.name, ...command),
      { encoding: 'utf8', timeout: timeoutMs },
    );
    return { status, output: `${stdout}${stderr}`.trim() };
  }

  /** The same without blocking; whether it succeeded in time. */
  async #succeeds(command: string[], timeoutMs: number): Promise<boolean> {
    const child = spawn('crun', this.#crun('exec', this.name, ...command), {
      stdio: 'ignore',
      timeout: timeoutMs,
    });
    const [code] = await once(child, 'exit');
    return code === 0;
  }

  /** Asks as Docker does: failures count only after the start period. */
  async #watch(health: Health, child: ChildProcess): Promise<void> {
    const started = performance.now();
    let failures = 0;
    while (child.exitCode === null) {
      const isEarly =
        this.state === 'starting' && performance.now() - started < health.startPeriodMs;
      await sleep(isEarly ? Math.min(START_INTERVAL_MS, health.intervalMs) : health.intervalMs);
      if (child.exitCode !== null) return;
      if (await this.#succeeds(health.command, health.timeoutMs)) {
        failures = 0;
        this.state = 'healthy';
      } else if (this.state === 'healthy' || performance.now() - started > health.startPeriodMs) {
        failures += 1;
        if (failures >= health.retries) this.state = 'unhealthy';
      }
    }
  }

  /**
   * Resolves when it is healthy.
   *
   * @throws Error with its output when it ends, or is unhealthy.
   */
  async untilHealthy(): Promise<void> {
    while (this.state === 'starting' && this.isRunning) await sleep(50);
    if (this.state !== 'healthy' || !this.isRunning)
      throw new Error(`${this.name} is ${this.isRunning ? this.state : 'ended'}:\n${this.#output}`);
  }

  kill(signal: string): void {
    execFileSync('crun', this.#crun('kill', this.name, signal));
  }

  /** As `docker stop`: the exit code (137 after a kill), and how long it took. */
  async stop(): Promise<{ code: number; tookMs: number }> {
    const asked = performance.now();
    if (this.isRunning) this.kill(this.options.stopSignal);
    const isLate = sleep(this.options.stopGraceMs, 'late', { ref: false });
    if ((await Promise.race([this.#exit, isLate])) === 'late') this.kill('SIGKILL');
    const code = (await this.#exit) ?? 0;
    return { code, tookMs: performance.now() - asked };
  }
}
