import type { BusinessLine } from '@/lib/content/gateway/business-lines';
import type { ZonedBranch } from '@/lib/content/gateway/branches';
import { listOrEmpty, missing, valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import type { ContentType } from '@/lib/features/content-types/content-type';
import { institutionalRedirect } from '@/lib/features/institutional/pages';
import { decoded } from '@/lib/util/decoded';
import { isObject } from '@/lib/util/is-object';
import type { Content, Lists } from '../content';

/** What a call without parameters has returned, by its name. */
export function resultOf(lists: Partial<Lists>, name: string): Result<unknown> | undefined {
  const byName: Readonly<Record<string, Result<unknown> | undefined>> = lists;
  return byName[name];
}

/** The records of a list by its name, or the one record of such a call; none unless found. */
export function recordsIn(lists: Partial<Lists>, name: string): object[] {
  const result = resultOf(lists, name);
  if (result?.status !== 'found') return [];
  const values: unknown[] = Array.isArray(result.value) ? result.value : [result.value];
  return values.filter(isObject);
}

/** The name of the call that has all records of a type. */
export const listNameOf = ({ calls = {} }: ContentType): string => Object.keys(calls)[0] ?? '';

/** What names a record in its path. */
export const lastName = (path: string) => decoded(path.split('/').at(-1) ?? '') ?? '';

/** The result for one id; nothing unless found. */
export const valueIn = <T>(results: Map<number, Result<T>>, id: number): T | undefined =>
  valueOrUndefined(results.get(id) ?? missing);

/** As a list. */
export const listIn = <T>(results: Map<number, Result<T[]>>, id: number): T[] =>
  listOrEmpty(results.get(id) ?? missing);

const firstFilled = <T>(...lists: T[][]): T[] => lists.find((list) => list.length > 0) ?? [];

/** Every line, from the first of the lists that has it. */
function linesOf(content: Content) {
  const { lines, serviceLines, activeLines, serviceTypes } = content;
  const byId = <T extends { id: number }>(list: Result<T[]>) =>
    new Map(listOrEmpty(list).map((line) => [line.id, line]));
  const [quoted, marked] = [byId(content.quoteLines), byId(content.lineMarkers)];
  const all = new Map<number, BusinessLine>([
    ...[activeLines, serviceLines, lines].flatMap((list) => [...byId(list)]),
  ]);
  return [...all.values()].map((line) => ({
    ...line,
    name_quote_image: quoted.get(line.id)?.name_quote_image ?? '',
    name_marker_image: marked.get(line.id)?.name_marker_image ?? '',
    list_services: firstFilled(line.list_services, listIn(serviceTypes, line.id)),
  }));
}

function branchOf({ branchDetails, branchZones }: Content, branch: ZonedBranch) {
  const detail = valueIn(branchDetails, branch.id);
  const zones = firstFilled(branch.zones, detail?.zones ?? [], listIn(branchZones, branch.id));
  return { ...detail, ...branch, zones };
}

/** Types whose records several calls have together, or that are not all shown. */
const composed: Readonly<Record<string, (content: Content) => object[]>> = {
  lines: linesOf,
  branches: (content) => listOrEmpty(content.branches).map((branch) => branchOf(content, branch)),
  press: ({ press, pressImages, pressFiles }) =>
    listOrEmpty(press).map((item) => ({
      ...item,
      images: listIn(pressImages, item.id).map(({ name_image }) => name_image),
      files: listIn(pressFiles, item.id).map(({ name_file }) => name_file),
    })),
  batteries: ({ quoteLines, batteries }) =>
    listOrEmpty(quoteLines)
      .map((line) => ({ line, questions: valueIn(batteries, line.id)?.questions ?? [] }))
      .filter(({ questions }) => questions.length > 0),
  sustainabilityMessage: ({ sustainabilityMessage }) => {
    const text = valueOrUndefined(sustainabilityMessage);
    return text === undefined ? [] : [{ default_email_message_sustainability: text }];
  },
  sections: ({ sections }) => listOrEmpty(sections).filter(({ enabled }) => enabled),
  footerSections: (content) => listOrEmpty(content.footerSections).filter(({ enabled }) => enabled),
  // Without those that lead elsewhere, and empty ones.
  institutional: ({ institutional }) =>
    listOrEmpty(institutional).filter((page) => institutionalRedirect(page) === undefined),
};

/** The records of a type, by its name in the table of content types. */
export const recordsOf = (content: Content, name: string, type: ContentType): object[] =>
  composed[name]?.(content) ?? recordsIn(content, listNameOf(type));
