import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const tsx = resolve('node_modules/tsx/dist/cli.mjs');
const outsideNext = [tsx, '--import', './tools/outside-next.mjs'];

test.each([
  ['npm start', ['lib/server/server.mts']],
  ['npm run up', ['scripts/up.mjs']],
  ['npm run verify', ['scripts/verify.mjs']],
  ['npm run drills', ['tools/drills/drills.mjs']],
  ['npm run lock', ['tools/lock/lock.mjs']],
  ['npm run leads', ['tools/leads/leads.mts']],
  ['npm run leads', ['tools/leads/leads.mts', 'borrar']],
  ['npm run gateway', [tsx, 'tools/gateway/gateway.ts']],
  ['npm run redirects', [tsx, 'tools/redirects/redirects.mts']],
  ['npm run contract', [...outsideNext, 'tools/contract/contract.mts']],
  ['node tests/simulation/run.mts', ['tests/simulation/run.mts']],
  ['npm run drills -- crash', [tsx, 'tools/drills/crash.mts']],
  ['npm run drills -- memory', [tsx, 'tools/drills/memory.mts']],
])('%s with an unknown option prints its usage in one line: %j', (command, args) => {
  const { status, stderr } = spawnSync(process.execPath, [...args, '--schedules', '1'], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(new RegExp(`^Usage: ${command}\\b.*\\n$`));
  expect(status).toBe(2);
});
