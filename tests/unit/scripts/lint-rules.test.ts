import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@/tests/support/new-folder';

const folder = newFolder();

/** Returns the rules that a file with this source breaks. */
function broken(source: string): string[] {
  const file = join(folder, 'Example.tsx');
  writeFileSync(file, `${source}\n`);
  const options = ['--config', '.oxlintrc.json', '--format', 'json', file];
  const { stdout } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', ...options], {
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  return diagnostics.map(({ code }) => code);
}

test.each([
  ['site(no-barrel)', "export * from './other';"],
  ['site(no-request-signal)', "void new Request('https://example.com', { signal });"],
  ['site(described-directive)', '// oxlint-disable-next-line no-console\nconsole.log(1);'],
  ['eslint(no-restricted-properties)', 'void AbortSignal.timeout(1000);'],
  ['react(no-danger)', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;'],
])('%s is an error', (rule, source) => {
  expect(broken(source)).toContain(rule);
});

test.each([
  "void new Request('https://example.com', { signal: null });",
  '// oxlint-disable-next-line no-console -- a program of the terminal\nconsole.log(1);',
])('this is allowed: %s', (source) => {
  expect(broken(source)).toEqual([]);
});
