import { globSync, readFileSync } from 'node:fs';
import { scripts } from '@/package.json';

const documents = globSync(['*.md', '{docs,data,deploy,tests,tools}/**/*.md']);

test('every command that a document names is a script of package.json', () => {
  const named = documents.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/npm run (?:-[\w-]+ )*([\w:-]+)/g),
      ([, name]) => ({
        file,
        name,
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name = '' }) => !(name in scripts))).toEqual([]);
});
