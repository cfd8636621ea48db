import { choose } from '@/scripts/choose.mjs';

const table = [{ name: 'lint' }, { name: 'e2e' }, { name: 'types' }];
const namesOf = (...args: string[]) => choose(table, args).wanted.map(({ name }) => name);

test('names choose in the order of the table, and no name chooses all', () => {
  expect(namesOf('types', 'lint')).toEqual(['lint', 'types']);
  expect(namesOf()).toEqual(['lint', 'e2e', 'types']);
});

test('arguments after a further -- belong to the named entry', () => {
  const { wanted, options } = choose(table, ['e2e', '--', '--headed', 'lint']);
  expect(wanted).toEqual([{ name: 'e2e' }]);
  expect(options).toEqual(['--headed', 'lint']);
});

test('flags of the command may stand among the names', () => {
  const { wanted, flags } = choose(table, ['--quick', 'e2e'], ['--quick', '--no-build']);
  expect(wanted).toEqual([{ name: 'e2e' }]);
  expect(flags).toEqual(['--quick']);
});

test.each([
  ['an unknown name', ['lint', 'typse'], 'There is no typse. There are lint, e2e, types.'],
  ['an unknown flag', ['--quick'], 'There is no --quick'],
  ['options of several', ['lint', 'e2e', '--', '--x'], 'Name the one'],
  ['options of all', ['--', '--x'], 'Name the one'],
])('%s is an error', (_what, args, message) => {
  expect(() => choose(table, args)).toThrow(message);
});
