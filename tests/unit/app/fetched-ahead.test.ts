import { globSync, readFileSync } from 'node:fs';

/** docs/decisions/0017-links-load-documents.md */

test('every page and layout disables prefetching', () => {
  const parts = globSync('app/**/{page,layout}.tsx');
  expect(parts.length).toBeGreaterThan(40);
  const isLeftOut = (file: string) =>
    readFileSync(file, 'utf8').includes("\nexport const prefetch = 'force-disabled';\n");
  expect(parts.filter((file) => !isLeftOut(file))).toEqual([]);
});
