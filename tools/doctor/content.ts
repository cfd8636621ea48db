import type { Branch, Coverage } from '@/lib/content/gateway/branches';
import type { TreeDefect } from '@/lib/content/gateway/question-tree';
import type { Result } from '@/lib/content/gateway/result';
import type { table } from '@/lib/features/content-types/table';

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

/** What a question tree lost when the site read it. */
export interface TreeNotes {
  isSent: boolean;
  /** Whether nothing of it can be asked. */
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
