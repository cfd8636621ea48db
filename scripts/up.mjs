/**
 * `npm run up`: installs, builds and serves the site on http://localhost:3000 (or PORT); options are
 * passed on to `next start`.
 */
import { spawn } from 'node:child_process';
import { install, run } from './run.mjs';

install();
run('npm', ['run', 'build']);

const server = spawn('npm', ['run', 'start', '--', ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
let printed = '';
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  if (printed.includes('Ready')) return;
  printed += chunk;
  // Next knows what its options and its environment come to.
  const [, address] = /Local: +(\S+)[^]*Ready/.exec(printed) ?? [];
  if (address) console.log(`\n✓ The site is up: ${address} (stop it with Ctrl+C)\n`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
