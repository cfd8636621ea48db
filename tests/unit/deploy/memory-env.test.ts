import { readFileSync } from 'node:fs';
import { MEMORY_ENV } from '@/tests/support/memory-env';

test.each(Object.entries(MEMORY_ENV))('the image sets %s=%s, as the measurements do', (...pair) => {
  const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
  expect(dockerfile.replaceAll('"', '').split('\n')).toContain(`ENV ${pair.join('=')}`);
});
