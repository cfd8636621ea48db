/**
 * Returns the entries of a table that the arguments of a command name, in the table's order, or all if they
 * name none. Also returns the command's own flags and, after a further `--`, the options of the one named
 * entry: `npm run verify -- e2e -- --headed`.
 *
 * @template {{ name: string }} Entry
 * @param {readonly Entry[]} table
 * @param {readonly string[]} args
 * @param {readonly string[]} [known] flags.
 * @throws Error for an unknown name or flag, and for options without exactly one name.
 */
export function choose(table, args, known = []) {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const words = args.slice(0, end);
  const flags = words.filter((word) => known.includes(word));
  const names = words.filter((word) => !known.includes(word));
  const unknown = names.filter((name) => !table.some((entry) => entry.name === name));
  if (unknown.length > 0) {
    const all = [...table.map(({ name }) => name), ...known].join(', ');
    throw new Error(`There is no ${unknown.join(', ')}. There are ${all}.`);
  }
  const wanted = table.filter(({ name }) => names.length === 0 || names.includes(name));
  const options = args.slice(end + 1);
  if (options.length > 0 && names.length !== 1) throw new Error('Name the one that has options.');
  return { wanted, flags, options };
}
