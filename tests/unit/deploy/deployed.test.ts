/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { DEPLOYED } from '@/tests/support/deployed';

test.each(Object.entries(DEPLOYED))(
  'the image sets %s=%s, as what is measured has it',
  (...pair) => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
    expect(dockerfile.split('\n')).toContain(`ENV ${pair.join('=')}`);
  },
);
