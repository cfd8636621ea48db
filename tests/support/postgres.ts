import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onPath } from '@/scripts/debian.cjs';
import { freePort } from '@/tests/support/site';

const run = promisify(execFile);

/** The user of the server, because PostgreSQL refuses to run as root. */
const USER = 'postgres';
const isRoot = process.getuid?.() === 0;

/** Returns the folder of the programs. `initdb` may be a link into it. */
function programs(): string | undefined {
  const initdb = onPath('initdb');
  return initdb && path.dirname(realpathSync(initdb));
}

function idOf(kind: '-u' | '-g'): number | undefined {
  try {
    return Number(execFileSync('id', [kind, USER], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

/** Returns whether `startPostgres` can start a server on this machine. */
export function hasPostgres(): boolean {
  return programs() !== undefined && (!isRoot || idOf('-u') !== undefined);
}

/**
 * Starts a separate PostgreSQL in a temporary folder, on a free port of this machine.
 *
 * @param flushes whether it waits for the disk, as it does by default in production.
 */
export async function startPostgres({ flushes = false } = {}) {
  const folder = programs();
  if (folder === undefined)
    throw new Error('PostgreSQL is missing: install the package postgresql.');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'postgres-test-'));
  if (isRoot) chownSync(dataDir, idOf('-u') ?? 0, idOf('-g') ?? 0);

  const runProgram = (name: string, ...given: string[]) => {
    const program = path.join(folder, name);
    const [file, ...rest] = isRoot ? ['runuser', '-u', USER, '--', program] : [program];
    // The user can read this folder.
    return run(file ?? program, [...rest, ...given], { cwd: dataDir });
  };
  const control = (...given: string[]) =>
    runProgram('pg_ctl', '--pgdata', dataDir, '--wait', '--silent', ...given);

  const port = await freePort();
  const settings = [
    `-p ${port} -k ${dataDir} -h 127.0.0.1`,
    `-c fsync=${flushes ? 'on' : 'off'} -c shared_buffers=16MB -c max_connections=50`,
  ].join(' ');
  // Without a log file, the server would keep the pipes of pg_ctl open.
  const log = ['--log', path.join(dataDir, 'log')];
  const start = () => control(...log, '--options', settings, 'start');
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const encoding = ['--encoding', 'UTF8', '--locale', 'C'];
    const login = ['--username', USER, '--auth', 'trust'];
    await runProgram('initdb', '--pgdata', dataDir, ...login, ...encoding, '--no-sync');
    await start();
  } catch (error) {
    remove();
    throw error;
  }
  /** Stops the server and removes its folder. */
  const stop = async () => {
    await control('--mode', 'immediate', 'stop').catch(() => undefined);
    remove();
  };
  return {
    /** The URL of a database without tables. */
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    dataDir,
    /** Closes all connections. The data and the URL stay. @param whileAway runs before it is back. */
    async restart(whileAway?: () => Promise<void>) {
      await control('--mode', 'fast', 'stop');
      await whileAway?.();
      await start();
    },
    /** Stops the server immediately. Open transactions are lost, and it recovers from its log. */
    async crash() {
      await control(...log, '--mode', 'immediate', 'restart');
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;
