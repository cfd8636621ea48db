import type { Branch, Coverage } from '@/lib/content/gateway/branches';
import type { TreeDefect } from '@/lib/content/gateway/question-tree';
import { listOrEmpty, missing, valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import type { ContentType } from '@/lib/features/content-types/content-type';
import type { table } from '@/lib/features/content-types/table';
import { institutionalRedirect } from '@/lib/features/institutional/pages';
import { isObject } from '@/lib/util/is-object';

type Status = Result<unknown>['status'];

/** What is known of a file after HEAD, or a range. */
export interface FileFacts {
  status: Status;
  /** The site gives no file of this name, so that it is missing whatever the gateway has. */
  isRefused?: true;
  /** Media type, without parameters. */
  type?: string;
  bytes?: number;
  /** Of a picture, in pixels. */
  width?: number;
  height?: number;
  /** Of a PDF. */
  pdf?: { title: string; hasText: boolean };
}

type Types = (typeof table)[keyof typeof table];
type CallsOf<Kind extends string, Type = Types> =
  Type extends Record<Kind, infer Calls> ? Calls : never;
type NamesIn<Calls> = Calls extends unknown ? keyof Calls : never;
type Read<Calls, Name extends PropertyKey> =
  Calls extends Record<Name, { read(...key: never[]): Promise<infer Value> }> ? Value : never;

type Reads<Kind extends 'calls' | 'callsById'> = {
  [Name in NamesIn<CallsOf<Kind>>]: Read<CallsOf<Kind>, Name>;
};

/** What every call without a parameter has returned, by its name in the table of content types. */
export type Lists = Reads<'calls'>;

/** What a question tree lost when the site read it. `isEmpty`: nothing of it can be asked. */
export interface TreeNotes {
  isSent: boolean;
  isEmpty: boolean;
  defects: { defect: TreeDefect; trail: readonly string[] }[];
}

const byId = <Name extends keyof Reads<'callsById'>>() =>
  new Map<number, Reads<'callsById'>[Name]>();

/** What is kept of the calls for single records, by the record's id, as far as the budget goes. */
export const noDetails = () => ({
  serviceTypes: byId<'serviceTypes'>(),
  batteries: byId<'batteries'>(),
  branchZones: byId<'branchZones'>(),
  pressImages: byId<'pressImages'>(),
  pressFiles: byId<'pressFiles'>(),
  quoteCities: byId<'quoteCities'>(),
  branchDetails: new Map<number, Result<Branch>>(),
});

/** All that an examination has read. */
export interface Content extends Lists, ReturnType<typeof noDetails> {
  /** The first page of the press room as visitors get it. */
  firstPress: Lists['press'];
  coverage: { line: number; city: number; branches: Result<Coverage[]> }[];
  /** Records of lists, asked for as their links do. `isSame`: it was the record of the list. */
  lookups: { call: string; title: string; path: string; status: Status; isSame: boolean }[];
  /** By the line's id. */
  trees: Map<number, TreeNotes>;
  /** By file key. */
  files: Map<string, FileFacts>;
}

/** Makes something of a content once: its rules and impact ask for it again and again. */
export function once<Made>(make: (content: Content) => Made): (content: Content) => Made {
  const known = new WeakMap<Content, Made>();
  return (content) => {
    const made = known.get(content) ?? make(content);
    known.set(content, made);
    return made;
  };
}

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
  const byId = <T extends { id: number }>(list: T[]) => new Map(list.map((one) => [one.id, one]));
  const quoted = byId(listOrEmpty(content.quoteLines));
  const marked = byId(listOrEmpty(content.lineMarkers));
  const all = byId([activeLines, serviceLines, lines].flatMap(listOrEmpty));
  return [...all.values()].map((line) => ({
    ...line,
    name_quote_image: quoted.get(line.id)?.name_quote_image ?? '',
    name_marker_image: marked.get(line.id)?.name_marker_image ?? '',
    list_services: firstFilled(line.list_services, listIn(serviceTypes, line.id)),
  }));
}

/** Types whose records several calls have together, or that are not all shown. */
const composed: Readonly<Record<string, (content: Content) => object[]>> = {
  lines: linesOf,
  branches: ({ branches, branchDetails, branchZones }) =>
    listOrEmpty(branches).map((branch) => {
      const detail = valueIn(branchDetails, branch.id);
      const zones = firstFilled(branch.zones, detail?.zones ?? [], listIn(branchZones, branch.id));
      return { ...detail, ...branch, zones };
    }),
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
