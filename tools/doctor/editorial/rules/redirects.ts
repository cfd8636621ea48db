import entries from '@/data/legacy-redirects.json';
import { listOrEmpty } from '@/lib/content/gateway/result';
import type { LegacyRedirect, NamedTarget } from '@/lib/server/routing/legacy-redirects';
import { branches } from '@/lib/features/content-types/branches';
import { lines } from '@/lib/features/content-types/lines';
import { legacyPath, listPath } from '@/lib/features/legacy/targets';
import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import type { Content } from '@/tools/doctor/content';

const redirects: readonly LegacyRedirect[] = entries;

const nameOf = (target: NamedTarget) => ('branch' in target ? target.branch : target.line);

/** Whether the list that would hold the target was read. */
const isKnown = (target: NamedTarget, { branches, lines }: Content) =>
  ('branch' in target ? branches : lines).status === 'found';

/** Records that old addresses of the site lead to and that are no longer there. */
export const redirectTargets: Rule = (content) => {
  const records = {
    branches: listOrEmpty(content.branches),
    lines: listOrEmpty(content.lines),
  };
  const named = redirects.flatMap(({ from, to }) => (typeof to === 'string' ? [] : [{ from, to }]));
  const byName = Map.groupBy(named, ({ to }) => JSON.stringify(to));
  return [...byName.values()].flatMap((group) => {
    const [first] = group;
    if (!first || !isKnown(first.to, content) || legacyPath(first.to, records)) return [];
    const isBranch = 'branch' in first.to;
    const title = nameOf(first.to);
    const type = isBranch ? branches : lines;
    const record = { type: type.noun, title, path: listPath(first.to) };
    return [
      finding('redirect-target-missing', record, 'name', {
        what: `${group.length} direcciones antiguas del sitio, como ${first.from}, llevaban a ${quoted(record.title)}, que ya no existe o cambió de nombre.`,
        why: 'Quien llega por ellas ve la lista completa y no lo que buscaba.',
        fix: `Devuelva ${isBranch ? 'a la sucursal' : 'a la línea'} su nombre o, si cerró, avise a quien lleva el sitio adónde deben ir esas direcciones.`,
      }),
    ];
  });
};
