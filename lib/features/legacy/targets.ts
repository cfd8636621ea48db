import { nameKey } from '@/lib/util/names';
import { ownValue } from '@/lib/util/json';
import type { NamedTarget } from '@/lib/server/routing/legacy-redirects';
import { routes } from '@/lib/server/routing/routes';

interface Named {
  name: string;
  url: string;
}
interface Branch extends Named {
  ubication: { state: string };
}

/** The records in which an old address finds its page. */
export interface LegacyRecords {
  branches: readonly Branch[];
  lines: readonly Named[];
}

/** Other names that gateways have for a line named by redirects, the nearest first. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  'Residuos clínicos': ['RPBI', 'biológico infecciosos', 'residuos hospitalarios'],
};

const LINKING_WORDS = new Set(['a', 'de', 'del', 'e', 'el', 'en', 'la', 'las', 'los', 'y']);

const wordsOf = (text: string) =>
  nameKey(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !LINKING_WORDS.has(word));

/** Finds the record with that name, else the first with all the words in its name, else in its URL. */
function findNamed<T extends Named>(records: readonly T[], wanted: string): T | undefined {
  const words = wordsOf(wanted);
  if (words.length === 0) return undefined;
  const holds = (text: string) => {
    const own = new Set(wordsOf(text));
    return words.every((word) => own.has(word));
  };
  return (
    records.find(({ name }) => nameKey(name) === nameKey(wanted)) ??
    records.find(({ name }) => holds(name)) ??
    records.find(({ url }) => holds(url))
  );
}

/** Returns the list of all branches or all lines. */
export const listPath = (target: NamedTarget): string =>
  'branch' in target ? routes.branches() : routes.services();

/** Returns the path of the record that a redirect names; a branch is found by name, then by its state. */
export function legacyPath(
  target: NamedTarget,
  { branches, lines }: LegacyRecords,
): string | undefined {
  if ('line' in target) {
    for (const name of [target.line, ...(ownValue(OTHER_NAMES, target.line) ?? [])]) {
      const line = findNamed(lines, name);
      if (line) return routes.line(line);
    }
    return undefined;
  }
  const key = nameKey(target.branch);
  const branch =
    findNamed(branches, target.branch) ??
    branches.find(({ ubication }) => key !== '' && nameKey(ubication.state) === key);
  return branch && routes.branch(branch);
}
