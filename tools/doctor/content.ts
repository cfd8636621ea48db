import type { Branch, Coverage } from '@/lib/content/gateway/branches';
import type { Result } from '@/lib/content/gateway/result';
import type { table } from '@/lib/features/content-types/table';

/** What is known of a file after HEAD, or a range. */
export interface FileFacts {
  status: 'found' | 'missing' | 'unavailable';
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
type Merged<Union> = (Union extends unknown ? (union: Union) => void : never) extends (
  merged: infer All,
) => void
  ? All
  : never;
type Read<Call> = Call extends { read(...key: never[]): Promise<infer Value> } ? Value : never;

type PlainCalls = Merged<
  Types extends infer Type ? (Type extends { calls: infer Calls } ? Calls : never) : never
>;
type CallsById = Merged<
  Types extends infer Type ? (Type extends { callsById: infer Calls } ? Calls : never) : never
>;

/** What every call without a parameter has returned, by its name in the table of content types. */
export type Lists = { [Name in keyof PlainCalls]: Read<PlainCalls[Name]> };

type Kept =
  | 'serviceTypes'
  | 'batteries'
  | 'branchZones'
  | 'pressImages'
  | 'pressFiles'
  | 'quoteCities';

/** What calls for single records have returned, by the record's id, as far as the budget goes. */
export type Details = { [Name in Kept]: Map<number, Read<CallsById[Name]>> } & {
  branchDetails: Map<number, Result<Branch>>;
  /** By `line city`. */
  coverage: Map<string, Result<Coverage[]>>;
};

/** Makes something of a content once: its rules and impact ask for it again and again. */
export function once<Made>(make: (content: Content) => Made): (content: Content) => Made {
  const known = new WeakMap<Content, { made: Made }>();
  return (content) => {
    const { made } = known.get(content) ?? { made: make(content) };
    known.set(content, { made });
    return made;
  };
}

/** All that an examination has read. */
export type Content = Lists &
  Details & {
    /** By file key. */
    files: Map<string, FileFacts>;
  };
