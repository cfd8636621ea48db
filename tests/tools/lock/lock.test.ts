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

test('a package that a parent requires is missing unless npm finds it in any folder', () => {
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
])('the name %s gives the platform', (name, platform) => {
  expect(platformOf(name)).toEqual(platform);
});

test('names without a platform, and ranges, are errors', () => {
  expect(() => platformOf('fsevents')).toThrow('fsevents');
  const ranged = {
    packages: { '': {}, 'node_modules/a': { optionalDependencies: { '@a/darwin-x64': '^1.0.0' } } },
  };
  expect(() => completed(ranged, () => '')).toThrow('^1.0.0');
});

const ADDRESS = 'https://registry.invalid/a/-/a-1.0.0.tgz';
const ALIAS = 'https://registry.invalid/@b/c/-/c-1.0.0.tgz';
const version = '1.0.0';
const integrity = 'sha512-x';

test.each<[what: string, lacks: string[], entry: Record<string, unknown>]>([
  ['a package', ['hash', 'address'], { version }],
  ['an optional package', ['hash', 'address'], { version, optional: true, os: [] }],
  ['a package with an empty hash', ['hash'], { version, integrity: '', resolved: ADDRESS }],
  ['a package with both', [], { version, integrity, resolved: ADDRESS }],
  ['an alias with both', [], { name: '@b/c', version, integrity, resolved: ALIAS }],
  [
    'a package with the address of a registry',
    ['address'],
    { version, integrity, resolved: 'https://r.example/a/-/a-1.0.0.tgz' },
  ],
  ['another version', ['address'], { version: '1.0.1', integrity, resolved: ADDRESS }],
  ['a link', [], { link: true, resolved: 'packages/a' }],
  ['a bundled package', [], { version, inBundle: true }],
])('%s lacks %j', (_what, lacks, entry) => {
  const own = { packages: { '': {}, 'node_modules/a': entry } };
  expect(withoutHash(own)).toEqual(lacks.includes('hash') ? ['node_modules/a'] : []);
  expect(withoutAddress(own)).toEqual(lacks.includes('address') ? ['node_modules/a'] : []);
});

test('a completed lock has no registry addresses and keeps hash and alias', () => {
  const entry = { name: '@b/c', version, resolved: 'https://r.example/c.tgz', integrity };
  const full = completed({ packages: { '': {}, 'node_modules/a': entry } }, () => 'sha512-y');
  expect(full.packages['node_modules/a']).toEqual({ ...entry, resolved: ALIAS });
});

test("the project's own lock file has every platform, hash and address", () => {
  const own = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect([missingOptionals(own), withoutHash(own), withoutAddress(own)]).toEqual([[], [], []]);
});
