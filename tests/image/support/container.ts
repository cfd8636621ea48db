import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
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

const EXEC_LIMIT_MS = 30_000;
/** How often Docker asks until a container is healthy. */
const START_INTERVAL_MS = 5_000;

/** A process in a container of its own, run by crun. */
export class Container {
  state: State = 'starting';
  #isRunning = false;
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
    return readFileSync(this.#log, 'utf8');
  }

  get #log(): string {
    return join(this.options.folder, `${this.name}.log`);
  }

  #crun(...args: string[]): string[] {
    return ['--root', join(this.options.folder, 'crun'), '--cgroup-manager', 'disabled', ...args];
  }

  #exec(command: string[], isRoot = false): string[] {
    const { uid, gid } = isRoot ? { uid: 0, gid: 0 } : this.settings.user;
    const options = ['--user', `${uid}:${gid}`, '--cwd', this.settings.workingDir];
    return this.#crun('exec', ...options, this.name, ...command);
  }

  start(): void {
    const bundle = join(this.options.folder, this.name);
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(ociSpec(this.settings)));
    // A file, not Node's pipes, which are sockets: nginx opens its standard output again.
    const log = openSync(this.#log, 'a');
    const child = spawn('crun', this.#crun('run', '--bundle', bundle, this.name), {
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    this.#isRunning = true;
    this.#exit = once(child, 'exit').then(([code]) => {
      this.#isRunning = false;
      return Number(code);
    });
    this.state = 'starting';
    if (this.options.health) void this.#watch(this.options.health, child);
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Runs a command in it, as its own user or as root. */
  exec(command: string[], { isRoot = false, limitMs = EXEC_LIMIT_MS } = {}) {
    const { status, stdout, stderr } = spawnSync('crun', this.#exec(command, isRoot), {
      encoding: 'utf8',
      timeout: limitMs,
    });
    return { status, output: `${stdout}${stderr}`.trim() };
  }

  /** The same without blocking; whether it succeeded in time. */
  async #succeeds(command: string[], timeoutMs: number): Promise<boolean> {
    const child = spawn('crun', this.#exec(command), {
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
    if (!this.options.health) throw new Error(`${this.name} has no health check`);
    while (this.state === 'starting' && this.isRunning) await sleep(50);
    if (this.state !== 'healthy' || !this.isRunning)
      throw new Error(`${this.name} is ${this.isRunning ? this.state : 'ended'}:\n${this.output}`);
  }

  /** Sends a signal; to one that has just ended, none. */
  kill(signal: string): void {
    spawnSync('crun', this.#crun('kill', this.name, signal), { stdio: 'ignore' });
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
