/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import nextConfig from '@/next.config.mjs';

// Next's tracer does not parse TypeScript: a package that is missing here is missing in the image.
const { outputFileTracingIncludes, serverExternalPackages = [] } = nextConfig;
const included = outputFileTracingIncludes?.['/*'] ?? [];
const modules = globSync('lib/server/**/*.mts').map((path) => readFileSync(path, 'utf8'));
const imported = modules.flatMap((code) =>
  [
    ...code.matchAll(/^(?:import|export) (?!type)[^;]*? from '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].map(([, from, dynamic]) => from ?? dynamic ?? ''),
);

test('the cache handlers are part of a traced build', () => {
  expect(included).toContain('./lib/server/**/*.mts');
  for (const specifier of imported.filter((name) => name.startsWith('.'))) {
    expect(specifier).toMatch(/^\.{1,2}\/(?:\w+\/)?[\w-]+\.mts$/);
  }
});

test.each([...new Set(imported)].filter((name) => !/^(\.|node:|next\/dist\/)/.test(name)))(
  '%s is part of a traced build',
  (name) => {
    const folders = included.flatMap((pattern) => {
      const [, names = ''] = /^\.\/node_modules\/\{([^}]+)\}/.exec(pattern) ?? [];
      return names.split(',');
    });
    const isIncluded =
      folders.includes(name) ||
      included.includes(`./node_modules/${name}`) ||
      serverExternalPackages.includes(name);
    expect(isIncluded).toBe(true);
  },
);
