import { freePort, type Site } from '@/tests/support/site';
import type { World } from './world';

/** A server that is killed and comes back under its URL. */
export async function startInstance(world: World, env: Record<string, string>) {
  const port = String(await freePort());
  const start = () => world.startSite({ port, env });
  const processes: Site[] = [await start()];
  const kills: number[] = [];
  let isGone = false;
  let last = Promise.resolve();
  const kill = async (comesBack: boolean) => {
    if (isGone) return;
    isGone = !comesBack;
    kills.push(performance.now());
    await processes.at(-1)?.stop('SIGKILL');
    if (comesBack) processes.push(await start());
  };
  const inTurn = (comesBack: boolean) => (last = last.then(() => kill(comesBack)));
  return {
    url: `http://127.0.0.1:${port}`,
    isGone: () => isGone,
    /** SIGKILL, and at once a new process. */
    restart: () => inTurn(true),
    /** SIGKILL, for good. */
    die: () => inTurn(false),
    /** Just before each, of `performance.now()`. */
    kills,
    /** Of all its processes. */
    output: () => processes.map((one) => one.output()).join('\n'),
  };
}

export type Instance = Awaited<ReturnType<typeof startInstance>>;
