import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Images and containers in a folder of their own. */
export class Buildah {
  readonly #global: string[];
  readonly #env: NodeJS.ProcessEnv;

  constructor(readonly folder: string) {
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary, { recursive: true });
    this.#env = { ...process.env, TMPDIR: temporary };
    const storage = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run')];
    const withDriver = (driver: string) => [...storage, '--storage-driver', driver];
    const overlay = withDriver('overlay');
    // Much faster, where the kernel has it for this folder.
    const probe = spawnSync('buildah', [...overlay, 'info'], { env: this.#env, stdio: 'ignore' });
    this.#global = probe.status === 0 ? overlay : withDriver('vfs');
  }

  /** Runs a command; its output. */
  run(...args: string[]): string {
    return execFileSync('buildah', [...this.#global, ...args], {
      encoding: 'utf8',
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  }

  /** Runs a command without its output; whether it succeeded. */
  succeeds(args: string[], timeout: number): boolean {
    const options = { env: this.#env, stdio: 'ignore', timeout } as const;
    return spawnSync('buildah', [...this.#global, ...args], options).status === 0;
  }

  /** Builds an image from a Dockerfile, with the output shown. */
  build(image: string, dockerfile: string, context: string, ...options: string[]): void {
    // By default a step may open 1024 files; `npm ci` opens more.
    const limit = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
    const args = [
      // Its mounts end with it.
      ...['--mount', 'buildah', ...this.#global, 'build'],
      ...['--isolation', 'chroot', '--pull-never'],
      ...['--ulimit', `nofile=${limit}:${limit}`],
      // Only this format holds a HEALTHCHECK.
      ...[
        '--format',
        'docker',
        '--layers',
        ...options,
        '--tag',
        image,
        '--file',
        dockerfile,
        context,
      ],
    ];
    const { status } = spawnSync('unshare', args, {
      env: this.#env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`buildah build ${image} failed (exit code ${status})`);
  }

  has(image: string): boolean {
    return this.run('images', '--format', '{{.Name}}:{{.Tag}}').split('\n').includes(image);
  }

  /** What Docker keeps of an image beside its layers. */
  inspect(image: string): ImageConfig {
    return inspected.parse(JSON.parse(this.run('inspect', '--type', 'image', image))).Docker.config;
  }

  /** Mounts a container of an image; the folder of its files. */
  mount(image: string, container: string): string {
    this.run('from', '--pull-never', '--name', container, image);
    return this.run('mount', container);
  }

  removeContainers(): void {
    this.run('rm', '--all');
  }
}

const healthcheck = z.object({
  Test: z.array(z.string()),
  /** In nanoseconds. */
  Interval: z.number().default(30e9),
  Timeout: z.number().default(30e9),
  StartPeriod: z.number().default(0),
  Retries: z.number().default(3),
});

const config = z.object({
  User: z.string().default(''),
  Env: z.array(z.string()).default([]),
  Entrypoint: z.array(z.string()).nullish(),
  Cmd: z.array(z.string()).nullish(),
  WorkingDir: z.string().default('/'),
  StopSignal: z.string().default('SIGTERM'),
  Healthcheck: healthcheck.optional(),
  Labels: z.record(z.string(), z.string()).nullish(),
});

const inspected = z.object({ Docker: z.object({ config }) });

export type ImageConfig = z.infer<typeof config>;
