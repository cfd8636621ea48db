import { readFileSync } from 'node:fs';
import { scripts } from '@/package.json';

test('the context of the images has every step of the build', () => {
  const named = readFileSync('.dockerignore', 'utf8').split('\n');
  const steps = `${scripts.build} && ${scripts.pdfjs}`.match(/scripts\/[\w-]+\.m[jt]s/g) ?? [];
  expect(steps.length).toBeGreaterThan(4);
  expect(steps.filter((step) => !named.includes(`!${step}`))).toEqual([]);
});
