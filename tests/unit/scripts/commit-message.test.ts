import { problemsOf } from '@/scripts/commit-message.mjs';

test.each([
  'fix(leads): exit with 1 when the export cannot prompt',
  'feat(zone-sheet)!: redirect the PDF of a zone to the page to print',
  'refactor(search,zone-finder): find pages and zones with minisearch',
  'docs: correct measured figures in comments',
  'perf(cache): process lists by embedding their keys',
  'chore: focus on the first field',
  'fix: press enter to send',
  'feat(data): render the banner of león without ragged edges',
  'build: lock the packages of @vercel/otel\n\nThe registry changed.\n',
  "Merge branch 'main' into work",
  'Revert "fix(leads): exit with 1"',
  'fixup! fix(leads): exit with 1',
])('accepts %j', (message) => {
  expect(problemsOf(message)).toEqual([]);
});

test.each([
  ['', 'is empty'],
  ['Fix the export', 'type(scope): summary'],
  ['fix the export', 'type(scope): summary'],
  ['feature(leads): export them', 'type(scope): summary'],
  ['fix(Leads): exit with 1', 'type(scope): summary'],
  ['fix(leads):exit with 1', 'type(scope): summary'],
  ['fix(leads): ', 'type(scope): summary'],
  ['fix(): exit with 1', 'type(scope): summary'],
  ['fix(leads): Exit with 1', 'lower case'],
  ['fix(leads): Únete al equipo', 'lower case'],
  ['fix(leads): exit with 1.', 'full stop'],
  ['fix(leads): exit with 1…', 'full stop'],
  ['fix(leads): fixed the export', 'imperative'],
  ['fix(leads): fixes the export', 'imperative'],
  ['fix(leads): fixing the export', 'imperative'],
  [`fix(leads): ${'x'.repeat(61)}`, '72 characters'],
  ['fix(leads): exit with 1\nThe export cannot prompt.', 'empty line'],
])('rejects %j and reports: %s', (message, problem) => {
  expect(problemsOf(message).join('\n')).toContain(problem);
});

test('counts characters instead of bytes, and accepts 72', () => {
  expect(problemsOf(`fix(leads): ${'é'.repeat(60)}`)).toEqual([]);
});

test('ignores the text that Git adds to a message in the editor', () => {
  const message = '# Please enter the message.\nfix: exit with 1\n\nBody.\n# On branch main\n';
  const verbose = `${message}# ------------------------ >8 ------------------------\ndiff --git a b\n`;
  expect(problemsOf(message)).toEqual([]);
  expect(problemsOf(verbose)).toEqual([]);
});
