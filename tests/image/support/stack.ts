import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:net';
import { join } from 'node:path';
import type { Buildah, ImageConfig } from './buildah';
import {
  environmentOf,
  milliseconds,
  startOrder,
  words,
  type Composition,
  type Service,
} from './compose';
import { Container, type Health } from './container';
import { addressesIn, ContainerNetwork, createBridge, publish } from './network';
import { findUser, type Mount } from './oci-spec';

export interface Stack {
  containers: Record<string, Container>;
  addresses: Record<string, string>;
  /** The folder of a volume. */
  volume(name: string): string;
  stop(): Promise<void>;
}

interface Surroundings {
  buildah: Buildah;
  folder: string;
  hosts: Record<string, string>;
  /** The variables of the `.env` beside the compose file. */
  envFile: Record<string, string>;
}

function healthOf({ healthcheck }: Service, { Healthcheck }: ImageConfig): Health | undefined {
  const ms = (nanoseconds: number) => nanoseconds / 1e6;
  if (healthcheck)
    return {
      command: healthcheck.test.slice(1),
      intervalMs: milliseconds(healthcheck.interval),
      timeoutMs: milliseconds(healthcheck.timeout),
      startPeriodMs: 0,
      retries: 3,
    };
  if (!Healthcheck) return undefined;
  const [kind, ...command] = Healthcheck.Test;
  if (kind !== 'CMD') throw new Error(`HEALTHCHECK ${kind}: only CMD is understood`);
  return {
    command,
    intervalMs: ms(Healthcheck.Interval),
    timeoutMs: ms(Healthcheck.Timeout),
    startPeriodMs: ms(Healthcheck.StartPeriod),
    retries: Healthcheck.Retries,
  };
}

/** A named volume: empty ones begin with what the image has in their place, owner included. */
function volumeMount(given: string, root: string, volumes: string): Mount {
  const [name = '', destination = '', access = 'rw'] = given.split(':');
  const folder = join(volumes, name);
  const inImage = join(root, destination);
  mkdirSync(volumes, { recursive: true });
  if (!existsSync(folder) && existsSync(inImage))
    execFileSync('cp', ['--archive', inImage, folder]);
  mkdirSync(folder, { recursive: true });
  return { destination, type: 'bind', source: folder, options: ['rbind', access] };
}

/** A tmpfs: of root and with the mode of the folder in the image, unless it says otherwise. */
function tmpfsMount(given: string, root: string): Mount {
  const [destination = '', options = ''] = given.split(':');
  const inImage = join(root, destination);
  const mode = existsSync(inImage) ? statSync(inImage).mode & 0o7777 : 0o1777;
  return {
    destination,
    type: 'tmpfs',
    source: 'tmpfs',
    options: [
      'nosuid',
      'nodev',
      'noexec',
      `mode=${mode.toString(8)}`,
      ...options.split(',').filter(Boolean),
    ],
  };
}

/** What Docker puts in the place of these files. */
function ownFiles(name: string, hosts: Record<string, string>, folder: string): Mount[] {
  const files = {
    hosts: Object.entries({ localhost: '127.0.0.1', ...hosts }).map(
      ([host, at]) => `${at} ${host}\n`,
    ),
    hostname: [`${name}\n`],
    'resolv.conf': [''],
  };
  return Object.entries(files).map(([file, lines]) => {
    const source = join(folder, `${name}-${file}`);
    writeFileSync(source, lines.join(''));
    return { destination: `/etc/${file}`, type: 'bind', source, options: ['rbind', 'ro'] };
  });
}

function createContainer(
  name: string,
  service: Service,
  network: ContainerNetwork,
  { buildah, folder, hosts, envFile }: Surroundings,
): Container {
  const config = buildah.inspect(service.image);
  const root = buildah.mount(service.image, name);
  const etc = (file: string) => readFileSync(join(root, 'etc', file), 'utf8');
  const command = service.command === undefined ? (config.Cmd ?? []) : words(service.command);
  const named = service.extra_hosts.map((line) => line.split(/:(.*)/).slice(0, 2));
  return new Container(
    name,
    {
      root,
      readOnly: service.read_only,
      hostname: name,
      args: [...(config.Entrypoint ?? []), ...command],
      env: {
        ...Object.fromEntries(config.Env.map((pair) => pair.split(/=(.*)/s).slice(0, 2))),
        ...environmentOf(service, envFile),
      },
      workingDir: config.WorkingDir || '/',
      user: findUser(service.user ?? config.User, etc('passwd'), etc('group')),
      dropsCapabilities: service.cap_drop.includes('ALL'),
      noNewPrivileges: service.security_opt.length > 0,
      network: network.path,
      mounts: [
        ...ownFiles(name, { ...hosts, ...Object.fromEntries(named) }, folder),
        ...service.volumes.map((volume) => volumeMount(volume, root, join(folder, 'volumes'))),
        ...service.tmpfs.map((mount) => tmpfsMount(mount, root)),
      ],
    },
    {
      folder,
      stopSignal: config.StopSignal,
      stopGraceMs: milliseconds(service.stop_grace_period),
      health: healthOf(service, config),
    },
  );
}

/** Starts all services as Docker Compose does. Only for a network namespace of its own. */
export async function startStack(
  composition: Composition,
  options: Pick<Surroundings, 'buildah' | 'folder' | 'envFile'>,
): Promise<Stack> {
  const { services } = composition;
  const [{ subnet }] = composition.networks.default.ipam.config;
  const fixed = Object.fromEntries(
    Object.entries(services).flatMap(([name, { networks }]) =>
      networks ? [[name, networks.default.ipv4_address] as const] : [],
    ),
  );
  const { gateway, addresses } = addressesIn(subnet, fixed, Object.keys(services));
  createBridge(gateway);
  const containers: Record<string, Container> = {};
  const networks: ContainerNetwork[] = [];
  const ports: Server[] = [];
  const stop = async () => {
    for (const port of ports) port.close();
    for (const container of Object.values(containers).reverse()) await container.stop();
    for (const network of networks) network.close();
  };

  try {
    for (const name of startOrder(services)) {
      const service = services[name];
      const address = addresses[name];
      if (!service || !address) continue;
      for (const [other, { condition }] of Object.entries(service.depends_on))
        if (condition === 'service_healthy') await containers[other]?.untilHealthy();
      const network = await ContainerNetwork.create(address, gateway);
      networks.push(network);
      const container = createContainer(name, service, network, { ...options, hosts: addresses });
      containers[name] = container;
      container.start();
      for (const port of service.ports) {
        const [outside, inside] = port.split(':').map(Number);
        if (outside && inside) ports.push(await publish(outside, address, inside));
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { containers, addresses, volume: (name) => join(options.folder, 'volumes', name), stop };
}
