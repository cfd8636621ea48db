/**
 * `npm run up`: installs, builds and serves the site on http://localhost:3000 (or PORT). Takes the
 * options `--port` and `--hostname` of `npm start`.
 */
import { spawn } from 'node:child_process';
import { readArguments } from '../tools/command-line.mjs';
import { install, run } from './run.mjs';

readArguments('npm run up [-- --port <number>] [--hostname <name>]', {
  options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } },
});
install();
run('npm', ['run', 'build']);

const server = spawn('npm', ['run', 'start', '--', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
