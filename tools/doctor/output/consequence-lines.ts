import type { Consequence } from '../report';
import type { Colours } from './colours';
import { wrapped } from './lines';

const MOST_LISTED = 8;
const INDENT = ' '.repeat(9);

function oneOf({ severity, path, what }: Consequence, paint: Colours): string[] {
  const word = severity === 'broken' ? 'grave' : 'hueco';
  const [first = '', ...rest] = wrapped(`${word}  ${path}: ${what}`, '  ', INDENT);
  return [paint[severity](first), ...rest];
}

/** Consequences by their rule, the first of each kind, with what to do. */
export function consequenceLines(consequences: readonly Consequence[], paint: Colours): string[] {
  const byRule = Map.groupBy(consequences, ({ rule, severity }) => `${severity} ${rule}`);
  return [...byRule.values()].flatMap((group) => {
    const more = group.length - MOST_LISTED;
    return [
      ...group.slice(0, MOST_LISTED).flatMap((one) => oneOf(one, paint)),
      ...(more > 0 ? [`${INDENT}y ${more} más de este tipo`] : []),
      ...wrapped(`→ ${group[0]?.fix ?? ''}`, INDENT, `${INDENT}  `),
    ];
  });
}
