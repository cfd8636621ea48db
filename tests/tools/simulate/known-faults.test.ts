import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mendedFaults, plantedFaults } from '@/tools/simulate/planted.mts';

const run = promisify(execFile);

test('every planted fault, and what was mended, is found at its seed', async () => {
  const { stdout } = await run(process.execPath, ['tools/simulate/run.mts', '--planted']);
  const found = Array.from(stdout.matchAll(/^✓ (.+): seed \d+, /gm), ([, name]) => name);
  expect(found).toEqual([...plantedFaults, ...mendedFaults].map(({ name }) => name));
  expect(stdout).not.toContain('✗');
});
