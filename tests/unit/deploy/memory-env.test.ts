import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { V8_FLAGS } from '@/lib/server/v8-flags';
import { MEMORY_ENV } from '@/tests/support/memory-env';

test.each(Object.entries(MEMORY_ENV))('the image sets %s=%s, as the measurements do', (...pair) => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  expect(dockerfile.replaceAll('"', '').split('\n')).toContain(`ENV ${pair.join('=')}`);
});

test.each(V8_FLAGS)('V8 knows %s', (flag) => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(known).toContain(`  ${flag.split('=')[0]} (`);
});
