import { execFile, execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onPath } from '@/scripts/debian.cjs';
import { freePort } from '@/tests/support/site';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root. */
const USER = 'postgres';
const isRoot = process.getuid?.() === 0;

/** The folder of the programs; a link to one of them stands alone. */
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

/** Whether `startPostgres` can start one here. */
export function hasPostgres(): boolean {
  return programs() !== undefined && (!isRoot || idOf('-u') !== undefined);
}

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free port of this machine.
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
    // In a folder that its user may read.
    return run(file ?? program, [...rest, ...given], { cwd: dataDir });
  };
  const control = (...given: string[]) =>
    runProgram('pg_ctl', '--pgdata', dataDir, '--wait', '--silent', ...given);

  const port = await freePort();
  const settings = [
    `-p ${port} -k ${dataDir} -h 127.0.0.1`,
    `-c fsync=${flushes ? 'on' : 'off'} -c shared_buffers=16MB -c max_connections=50`,
  ].join(' ');
  // Without a file for its log, the server would keep the pipes of pg_ctl open.
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
    /** Of a database without tables. */
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    dataDir,
    /** Ends all connections. The data and the URL stay. @param whileAway happens before it is back. */
    async restart(whileAway?: () => Promise<void>) {
      await control('--mode', 'fast', 'stop');
      await whileAway?.();
      await start();
    },
    /** Open transactions are lost, and it recovers from its log. */
    async crash() {
      await control(...log, '--mode', 'immediate', 'restart');
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;
