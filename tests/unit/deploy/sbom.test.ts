import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsIn } from '@/tests/image/support/image-files';
import { developmentPackages, packagesBelow, packagesOfSbom } from '@/tests/image/support/sbom';
import { newFolder } from '@/tests/support/new-folder';

let folder = '';
beforeEach(() => (folder = newFolder()));

test('packages of a CycloneDX document', () => {
  const components = [
    { name: 'a', version: '1.0.0' },
    { group: '@b', name: 'c', version: '2.0.0' },
    { name: '@b/d', version: '3.0.0' },
  ];
  const text = JSON.stringify({ bomFormat: 'CycloneDX', components });
  expect([...packagesOfSbom(text)]).toEqual(['a@1.0.0', '@b/c@2.0.0', '@b/d@3.0.0']);
});

test('packages of a folder: at any depth, with a scope or without', () => {
  const packages = {
    'node_modules/a': { name: 'a', version: '1.0.0' },
    'node_modules/a/node_modules/@b/c': { name: '@b/c', version: '2.0.0' },
    '.next/node_modules/d': { name: 'd', version: '3.0.0' },
    // No package of its own, but a folder of one.
    'node_modules/a/dist/esm': { type: 'module' },
  };
  for (const [path, manifest] of Object.entries(packages)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(manifest));
  }
  expect([...packagesBelow(folder)].toSorted()).toEqual(['@b/c@2.0.0', 'a@1.0.0', 'd@3.0.0']);
});

test('packages of development: not those that production has in the same version', () => {
  const text = JSON.stringify({
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', dev: true },
      'node_modules/b': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '1.0.0', dev: true },
      'node_modules/c': { name: 'real', version: '2.0.0', dev: true },
    },
  });
  expect([...developmentPackages(text)]).toEqual(['a@1.0.0', 'real@2.0.0']);
});

test('a text is found where two chunks of a file meet', async () => {
  const file = join(folder, 'layer');
  writeFileSync(file, `${'x'.repeat(4 * 1024 * 1024 - 3)}canary${'x'.repeat(10)}`);
  expect(await textsIn(file, ['canary', 'absent'])).toEqual(['canary']);
});
