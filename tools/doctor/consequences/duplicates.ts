import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { routes } from '@/lib/server/routing/routes';
import { nameKey } from '@/lib/util/name-keys';
import type { Content } from '../content';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

interface Entry {
  title: string;
  path: string;
}

const entries = <T>(result: Result<T[]>, of: (record: T) => [title: string, path: string]) =>
  listOrEmpty(result).map((record): Entry => {
    const [title, path] = of(record);
    return { title, path };
  });

/** Records that have a page, by what people call them. */
const types: Record<string, (content: Content) => Entry[]> = {
  líneas: ({ lines }) => entries(lines, (line) => [line.name, routes.line(line)]),
  sucursales: ({ branches }) => entries(branches, (one) => [one.name, routes.branch(one)]),
  noticias: ({ posts }) => entries(posts, (one) => [one.title_publication, routes.blogPost(one)]),
  comunicados: ({ press }) => entries(press, ({ title }) => [title, routes.pressItem(title)]),
  'informes anuales': ({ annualReports }) =>
    entries(annualReports, (one) => [one.report_name, routes.annualReport(one)]),
  'páginas institucionales': ({ institutional }) =>
    entries(institutional, (one) => [one.element, routes.institutional(one)]),
  'avisos de privacidad': ({ privacyNotices }) =>
    entries(privacyNotices, (one) => [one.name, routes.privacyNotice(one)]),
  'programas sociales': ({ programs }) =>
    entries(programs, (one) => [one.program_name, routes.program(one)]),
};

function repeated(all: readonly Entry[], keyOf: (entry: Entry) => string): Entry[][] {
  const groups = Map.groupBy(all, keyOf);
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Addresses and titles that several records of a type share. */
export function duplicateConsequences({ content }: Evidence): Consequence[] {
  return Object.entries(types).flatMap(([type, of]): Consequence[] => {
    const all = of(content);
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
        what: `${group.length} ${type} comparten una dirección; solo una se puede abrir: «${group[0]?.title}».`,
        fix: 'Dé a cada registro una url propia.',
      })),
      ...sameTitle.map((group): Consequence => ({
        severity: 'gap',
        rule: 'same-title',
        path: group[0]?.path ?? '',
        what: `${group.length} ${type} se llaman igual: «${group[0]?.title}».`,
        fix: 'Distinga los títulos, o quite los registros repetidos.',
      })),
    ];
  });
}
