import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newFolder } from '@/tests/support/new-folder';

const folder = newFolder();

/** As `next start` prints it, which knows all options of its own. */
const SERVER = `
const { port } = require('node:util').parseArgs({ options: { port: { type: 'string', short: 'p' } } }).values;
console.log('- Local:         http://localhost:' + (port ?? process.env.PORT ?? 3000));
setTimeout(() => console.log('✓ Ready in 5ms'), 50);
`;

test.each([
  ['--port 4000', ['--port', '4000'], '4000'],
  ['-p 4001', ['-p', '4001'], '4001'],
  ['nothing', [], '4002'],
])('the address that it names is the one that is served: %s', (_options, args, port) => {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  writeFileSync(join(folder, 'server.cjs'), SERVER);
  const scripts = { build: 'node --version', start: 'node server.cjs' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const printed = execFileSync(process.execPath, [resolve('scripts/up.mjs'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PORT: '4002' },
  });
  expect(printed.match(/The site is up: \S+/g)).toEqual([
    `The site is up: http://localhost:${port}`,
  ]);
});
