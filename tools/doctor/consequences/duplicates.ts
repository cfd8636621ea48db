import type { ContentType } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import { nameKey } from '@/lib/util/name-keys';
import type { Content } from '../content';
import { recordsIn } from '../records-in';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

interface Entry {
  title: string;
  path: string;
}

/** The records of a type that has pages. */
function entriesOf(content: Content, type: ContentType): Entry[] {
  const [list = ''] = Object.keys(type.calls ?? {});
  return recordsIn(content, list).map((record) => ({
    title: type.title(record),
    path: type.path(record),
  }));
}

function repeated(all: readonly Entry[], keyOf: (entry: Entry) => string): Entry[][] {
  const groups = Map.groupBy(all, keyOf);
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Addresses and titles that several records of a type share. */
export function duplicateConsequences({ content }: Evidence): Consequence[] {
  return Object.values(contentTypes).flatMap((type): Consequence[] => {
    if (type.plural === undefined) return [];
    const all = entriesOf(content, type);
    const sameAddress = repeated(all, ({ path }) => path.toLowerCase());
    const atOneAddress = new Set(sameAddress.flat());
    const sameTitle = repeated(
      all.filter((entry) => !atOneAddress.has(entry)),
      ({ title }) => nameKey(title),
    );
    return [
      ...sameAddress.map((group): Consequence => ({
        severity: 'broken',
        rule: 'same-address',
        path: group[0]?.path ?? '',
        what: `${group.length} ${type.plural} comparten una dirección; solo una se puede abrir: «${group[0]?.title}».`,
        fix: 'Dé a cada registro una url propia.',
      })),
      ...sameTitle.map((group): Consequence => ({
        severity: 'gap',
        rule: 'same-title',
        path: group[0]?.path ?? '',
        what: `${group.length} ${type.plural} se llaman igual: «${group[0]?.title}».`,
        fix: 'Distinga los títulos, o quite los registros repetidos.',
      })),
    ];
  });
}
