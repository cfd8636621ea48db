import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

test('deadlines end a slow body even while garbage is collected', async () => {
  const { stdout } = await run(process.execPath, [
    '--expose-gc',
    '--import=tsx',
    '--import=./tools/outside-next.mjs',
    'tests/support/collected-deadlines.mts',
  ]);
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    json: 'GatewayFailure: Gateway call failed: timeout',
    slow: ['unavailable'],
    next: 'found',
  });
});
