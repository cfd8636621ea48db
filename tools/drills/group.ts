import { spawn, type SpawnOptions } from 'node:child_process';

// Else nothing ends what this process has started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a command of the shell in a group of its own, so that nothing of it is left. */
export function startGroup(command: string, options: SpawnOptions) {
  const child = spawn(command, { ...options, shell: true, detached: true });
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  const kill = () => end('SIGKILL');
  process.once('exit', kill);
  child.once('close', () => process.off('exit', kill));
  return { child, end };
}
