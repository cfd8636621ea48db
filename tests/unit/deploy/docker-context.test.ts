import { readFileSync } from 'node:fs';
import { scripts } from '@/package.json';

test('the context of the images has every step of the build', () => {
  const named = readFileSync('.dockerignore', 'utf8').split('\n');
  const steps = scripts.build.match(/\b(?:scripts|tools)\/[\w/-]+\.m[jt]s/g) ?? [];
  expect(steps).toHaveLength(2);
  expect(steps.filter((step) => !step.startsWith('scripts/build/'))).toEqual([]);
  expect(named).toContain('!scripts/build');
});
