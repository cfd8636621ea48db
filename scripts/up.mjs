/**
 * `npm run up`: installs, builds and serves the site on http://localhost:3000 (or PORT); options are
 * passed on to `next start`.
 */
import { spawn } from 'node:child_process';
import { install, run } from './run.mjs';

const port = process.env.PORT ?? '3000';

install();
run('npm', ['run', 'build']);

const server = spawn('npm', ['run', 'start', '--', '--port', port, ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'inherit'],
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  if (String(chunk).includes('Ready')) {
    console.log(`\n✓ The site is up: http://localhost:${port} (stop it with Ctrl+C)\n`);
  }
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
