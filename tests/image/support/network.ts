import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, connect, type Server } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const BRIDGE = 'compose0';

const ip = (...args: string[]) =>
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** The first addresses of a /24; Docker gives the very first to the bridge. */
export function addressesIn(subnet: string, fixed: Record<string, string>, names: string[]) {
  const [network = '', length] = subnet.split('/');
  if (length !== '24') throw new Error(`${subnet}: only networks of 24 bits are understood`);
  const prefix = network.replace(/\.0$/, '');
  const taken = new Set(Object.values(fixed));
  let last = 1;
  const next = (): string => {
    last += 1;
    const address = `${prefix}.${last}`;
    return taken.has(address) ? next() : address;
  };
  const addresses = Object.fromEntries(names.map((name) => [name, fixed[name] ?? next()]));
  return { gateway: `${prefix}.1`, addresses };
}

/** A bridge in this process's own network namespace, which ends with it. */
export function createBridge(gateway: string): void {
  ip('link', 'set', 'lo', 'up');
  // A test that failed has left one.
  spawnSync('ip', ['link', 'delete', BRIDGE], { stdio: 'ignore' });
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('address', 'add', `${gateway}/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
}

/** A network namespace with one address on the bridge. */
export class ContainerNetwork {
  readonly #holder: ChildProcess;

  private constructor(holder: ChildProcess) {
    this.#holder = holder;
  }

  static async create(address: string, gateway: string): Promise<ContainerNetwork> {
    const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' });
    const network = new ContainerNetwork(holder);
    await network.#isOwn();
    const outside = `veth${address.split('.').at(-1)}`;
    const inside = (...args: string[]) =>
      execFileSync('nsenter', [`--net=${network.path}`, 'ip', ...args]);
    ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(holder.pid));
    ip('link', 'set', outside, 'master', BRIDGE, 'up');
    inside('link', 'set', 'lo', 'up');
    inside('address', 'add', `${address}/24`, 'dev', 'eth0');
    inside('link', 'set', 'eth0', 'up');
    inside('route', 'add', 'default', 'via', gateway);
    return network;
  }

  get path(): string {
    return `/proc/${this.#holder.pid}/ns/net`;
  }

  /** `unshare` has made the namespace when it has become `sleep`. */
  async #isOwn(): Promise<void> {
    const command = `/proc/${this.#holder.pid}/comm`;
    while (!existsSync(command) || readFileSync(command, 'utf8') !== 'sleep\n') await sleep(10);
  }

  close(): void {
    this.#holder.kill();
  }
}

/** Forwards a port of 127.0.0.1 to a container, as a published port. */
export async function publish(port: number, host: string, target: number): Promise<Server> {
  const server = createServer((incoming) => {
    const outgoing = connect(target, host);
    incoming.pipe(outgoing).pipe(incoming);
    incoming.on('error', () => outgoing.destroy());
    outgoing.on('error', () => incoming.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
