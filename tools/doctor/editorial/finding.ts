import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import type { EditorialFinding } from '@/tools/doctor/report';

export type Rule = (content: Content) => EditorialFinding[];

type Words = Pick<EditorialFinding, 'what' | 'why' | 'fix' | 'before' | 'after'>;

export function finding(
  rule: string,
  { type, id, title, path }: Pick<ShownRecord, 'type' | 'id' | 'title' | 'path'>,
  field: string,
  words: Words,
): EditorialFinding {
  return {
    rule,
    record: { type, ...(id === undefined ? {} : { id }), title },
    field,
    path,
    ...words,
  };
}

const LONGEST_QUOTE = 120;

/** A text in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  const short =
    folded.length > LONGEST_QUOTE ? `${folded.slice(0, LONGEST_QUOTE).trimEnd()}…` : folded;
  return `«${short}»`;
}
