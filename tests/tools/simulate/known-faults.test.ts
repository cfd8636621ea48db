import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

test('every planted fault, and what was mended, is found at its seed', async () => {
  const { stdout } = await run(process.execPath, ['tools/simulate/run.mts', '--planted']);
  expect(stdout.match(/^✓ /gm)).toHaveLength(14);
  expect(stdout).not.toContain('✗');
});
