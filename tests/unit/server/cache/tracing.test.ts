import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import nextConfig from '@/next.config.mjs';

// Next's tracer does not parse TypeScript: a package that is missing here is missing in the image.
const { outputFileTracingIncludes, serverExternalPackages = [] } = nextConfig;
const included = outputFileTracingIncludes?.['/*'] ?? [];
const modules = globSync(['lib/server/**/*.mts', 'lib/features/leads/*.mts', 'tools/leads/*.mts']);
const imports = modules.flatMap((path) =>
  [
    ...readFileSync(path, 'utf8').matchAll(
      /^(?:import|export) (?!type)[^;]*? from '([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, from, dynamic]) => ({ path, name: from ?? dynamic ?? '' })),
);
const imported = imports.map(({ name }) => name);

test('what runs unbundled is part of a traced build', () => {
  const files = [
    ...modules,
    ...imports
      .filter(({ name }) => name.startsWith('.'))
      .map(({ path, name }) => join(dirname(path), name)),
  ];
  for (const file of files) {
    const isIncluded = included.some((pattern) => matchesGlob(file, join(pattern)));
    expect([file, isIncluded]).toEqual([file, true]);
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
