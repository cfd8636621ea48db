import { parse } from 'yaml';
import { z } from 'zod';
import { interpolate, type Variables } from './interpolate';

/* deploy/compose.yaml as Docker Compose reads it. A key that is not known here is an error: nothing in
   that file goes unheeded. */

const condition = z.enum(['service_started', 'service_healthy']);

const healthcheck = z.strictObject({
  test: z.tuple([z.literal('CMD')], z.string()),
  interval: z.string(),
  timeout: z.string(),
});

const service = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({ context: z.string(), dockerfile: z.string(), target: z.string() })
    .optional(),
  restart: z.literal('unless-stopped'),
  user: z.string().optional(),
  command: z.string().optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.literal('ALL')).default([]),
  security_opt: z.array(z.literal('no-new-privileges:true')).default([]),
  stop_grace_period: z.string().default('10s'),
  depends_on: z
    .record(z.string(), z.strictObject({ condition, required: z.boolean().default(true) }))
    .default({}),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  extra_hosts: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  networks: z.strictObject({ default: z.strictObject({ ipv4_address: z.ipv4() }) }).optional(),
  healthcheck: healthcheck.optional(),
});

const file = z.object({
  services: z.record(z.string(), service),
  networks: z.strictObject({
    default: z.strictObject({
      ipam: z.strictObject({ config: z.tuple([z.strictObject({ subnet: z.cidrv4() })]) }),
    }),
  }),
  volumes: z.record(z.string(), z.null()),
});

export type Service = z.infer<typeof service>;
export type Composition = z.infer<typeof file>;

function interpolateAll(value: unknown, variables: Variables): unknown {
  if (typeof value === 'string') return interpolate(value, variables);
  if (Array.isArray(value)) return value.map((item) => interpolateAll(item, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, interpolateAll(item, variables)]),
  );
}

/** Why a composition cannot work, beyond its form. */
function mistakesIn({ services, volumes }: Composition): string[] {
  return Object.entries(services).flatMap(([name, { depends_on, volumes: mounts, build }]) => [
    ...Object.keys(depends_on)
      .filter((other) => !(other in services))
      .map((other) => `${name} depends on ${other}, which is no service`),
    ...mounts
      .map((mount) => mount.split(':')[0] ?? '')
      .filter((volume) => !(volume in volumes))
      .map((volume) => `${name} mounts ${volume}, which is no volume`),
    ...(build && build.dockerfile !== 'deploy/Dockerfile'
      ? [`${name} has another Dockerfile`]
      : []),
  ]);
}

/**
 * Reads the text of a compose file.
 *
 * @param variables those of the shell and of the `.env` beside the file.
 * @throws Error for a key or value that is not understood, and for a missing variable.
 */
export function readCompose(text: string, variables: Variables): Composition {
  const composition = file.parse(interpolateAll(parse(text, { merge: true }), variables));
  const mistakes = mistakesIn(composition);
  if (mistakes.length > 0) throw new Error(mistakes.join('; '));
  return composition;
}

/** The images that are pulled, not built. */
export function pulledImages({ services }: Composition): string[] {
  return Object.values(services).flatMap(({ build, image }) => (build ? [] : [image]));
}

/** The variables of a container; `envFile` holds those of the `.env` beside the compose file. */
export function environmentOf(given: Service, envFile: Record<string, string>) {
  const fromFile = given.env_file.some(({ path }) => path === '.env') ? envFile : {};
  return { ...fromFile, ...given.environment };
}

/** The words of a command, as a shell splits them. */
export function words(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
}

const UNITS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** A duration such as `1m30s`, in ms. */
export function milliseconds(duration: string): number {
  const parts = [...duration.matchAll(/(\d+)(ms|s|m|h)/g)];
  if (parts.map(([part]) => part).join('') !== duration || parts.length === 0)
    throw new Error(`${duration} is no duration`);
  return parts.reduce(
    (sum, [, count, unit]) => sum + Number(count) * UNITS[unit as keyof typeof UNITS],
    0,
  );
}

/** The names of the services, each after those that it waits for. */
export function startOrder(services: Record<string, Service>): string[] {
  const order: string[] = [];
  const visit = (name: string, path: string[]) => {
    if (path.includes(name)) throw new Error(`${[...path, name].join(' → ')} is a circle`);
    if (order.includes(name)) return;
    for (const other of Object.keys(services[name]?.depends_on ?? {}))
      visit(other, [...path, name]);
    order.push(name);
  };
  for (const name of Object.keys(services)) visit(name, []);
  return order;
}
