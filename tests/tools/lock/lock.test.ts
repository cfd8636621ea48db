import { readFileSync } from 'node:fs';
import {
  completed,
  missingOptionals,
  platformOf,
  withoutAddress,
  withoutHash,
} from '@/tools/lock/lock-entries.mjs';

const lock = {
  name: 'site',
  packages: {
    '': {},
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@a/darwin-arm64': '1.0.0', '@a/linux-x64-gnu': '1.0.0' },
    },
    'node_modules/@a/linux-x64-gnu': { version: '1.0.0', optional: true },
    'node_modules/b': { version: '2.0.0', optionalDependencies: { 'b-linux-arm-musl': '2.0.0' } },
    'node_modules/b/node_modules/b-linux-arm-musl': { version: '2.0.0', optional: true },
  },
};

test('a package that a parent names is missing unless npm finds it anywhere', () => {
  expect(missingOptionals(lock)).toEqual([
    { name: '@a/darwin-arm64', version: '1.0.0', dev: true },
  ]);
});

test('a completed lock has no gaps and keeps its entries', () => {
  const full = completed(lock, (name: string, version: string) => `sha512-${name}-${version}`);
  expect(missingOptionals(full)).toEqual([]);
  expect(withoutHash(full)).toEqual([]);
  expect(withoutAddress(full)).toEqual([]);
  expect(Object.keys(full.packages)).toHaveLength(Object.keys(lock.packages).length + 1);
  expect(full.packages).toMatchObject({
    ...lock.packages,
    'node_modules/b/node_modules/b-linux-arm-musl': {
      version: '2.0.0',
      resolved: 'https://registry.invalid/b-linux-arm-musl/-/b-linux-arm-musl-2.0.0.tgz',
      integrity: 'sha512-b-linux-arm-musl-2.0.0',
    },
    'node_modules/@a/darwin-arm64': {
      version: '1.0.0',
      resolved: 'https://registry.invalid/@a/darwin-arm64/-/darwin-arm64-1.0.0.tgz',
      integrity: 'sha512-@a/darwin-arm64-1.0.0',
      cpu: ['arm64'],
      os: ['darwin'],
      dev: true,
      optional: true,
    },
  });
});

test.each([
  ['@next/swc-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
  ['@swc/core-linux-arm64-musl', { cpu: ['arm64'], libc: ['musl'], os: ['linux'] }],
  ['@swc/core-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@swc/core-linux-s390x-gnu', { cpu: ['s390x'], libc: ['glibc'], os: ['linux'] }],
])('%s names its platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('a name without a platform and a range are errors', () => {
  expect(() => platformOf('fsevents')).toThrow('fsevents');
  const ranged = {
    packages: { '': {}, 'node_modules/a': { optionalDependencies: { '@a/darwin-x64': '^1.0.0' } } },
  };
  expect(() => completed(ranged, () => '')).toThrow('^1.0.0');
});

test("the project's own lock file has an entry for every platform", () => {
  expect(missingOptionals(JSON.parse(readFileSync('package-lock.json', 'utf8')))).toEqual([]);
});

test.each<[what: string, lacks: boolean, entry: Record<string, unknown>]>([
  ['a package', true, { version: '1.0.0' }],
  ['a package with its address', true, { version: '1.0.0', resolved: 'https://r.invalid/a.tgz' }],
  ['a package with a hash', false, { version: '1.0.0', integrity: 'sha512-x' }],
  ['an empty hash', true, { version: '1.0.0', integrity: '' }],
  ['a link', false, { link: true, resolved: 'packages/a' }],
  ['a bundled package', false, { version: '1.0.0', inBundle: true }],
  ['an optional package of another platform', true, { version: '1.0.0', optional: true, os: [] }],
])('%s needs a hash and has none: %p', (_what, lacks, entry) => {
  expect(withoutHash({ packages: { '': {}, 'node_modules/a': entry } })).toEqual(
    lacks ? ['node_modules/a'] : [],
  );
});

test.each<[what: string, lacks: boolean, entry: Record<string, unknown>]>([
  ['a package', true, { version: '1.0.0' }],
  ['an address', false, { version: '1.0.0', resolved: 'https://registry.invalid/a/-/a-1.0.0.tgz' }],
  ['one of a registry', true, { version: '1.0.0', resolved: 'https://r.example/a/-/a-1.0.0.tgz' }],
  [
    'another version',
    true,
    { version: '1.0.1', resolved: 'https://registry.invalid/a/-/a-1.0.0.tgz' },
  ],
  [
    'an alias',
    false,
    { name: '@b/c', version: '1.0.0', resolved: 'https://registry.invalid/@b/c/-/c-1.0.0.tgz' },
  ],
  ['a link', false, { link: true, resolved: 'packages/a' }],
  ['a bundled package', false, { version: '1.0.0', inBundle: true }],
])('%s lacks the address of no registry: %p', (_what, lacks, entry) => {
  expect(withoutAddress({ packages: { '': {}, 'node_modules/a': entry } })).toEqual(
    lacks ? ['node_modules/a'] : [],
  );
});

test('a lock that is completed has no address of a registry, and keeps its hash and its alias', () => {
  const entry = {
    ...{ name: '@b/c', version: '1.0.0', resolved: 'https://r.example/@b/c/-/c-1.0.0.tgz' },
    ...{ integrity: 'sha512-x', license: 'MIT' },
  };
  const full = completed({ packages: { '': {}, 'node_modules/a': entry } }, () => 'sha512-y');
  const resolved = 'https://registry.invalid/@b/c/-/c-1.0.0.tgz';
  expect(full.packages['node_modules/a']).toEqual({ ...entry, resolved });
});

test("the project's own lock file has hash and address of every package", () => {
  const own = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(withoutHash(own)).toEqual([]);
  expect(withoutAddress(own)).toEqual([]);
});
