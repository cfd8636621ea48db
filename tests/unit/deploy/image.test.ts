import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { V8_FLAGS } from '@/lib/server/v8-flags';
import { scripts } from '@/package.json';
import { MEMORY_ENV } from '@/tests/support/memory-env';

test.each(Object.entries(MEMORY_ENV))('the image sets %s=%s, as the measurements do', (...pair) => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  expect(dockerfile.replaceAll('"', '').split('\n')).toContain(`ENV ${pair.join('=')}`);
});

test.each(V8_FLAGS)('V8 knows %s', (flag) => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(known).toContain(`  ${flag.split('=')[0]} (`);
});

test('the build context of the images has every step of the build', () => {
  const steps = scripts.build.match(/\b(?:scripts|tools)\/[\w/-]+\.m[jt]s/g) ?? [];
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.filter((step) => !step.startsWith('scripts/build/'))).toEqual([]);
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('!scripts/build');
});
