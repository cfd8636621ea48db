import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import type { EditorialFinding } from '@/tools/doctor/report';

/** What a rule found; `why` and `fix` where they are not those of the rule. */
export type Found = Pick<EditorialFinding, 'field' | 'what'> &
  Partial<Pick<EditorialFinding, 'why' | 'fix' | 'before' | 'after'>>;

/** With the record that it was found in. */
export type FoundIn = Found & { record: Pick<ShownRecord, 'type' | 'id' | 'title' | 'path'> };

export interface Examined {
  content: Content;
  /** Every record that visitors see. */
  records: readonly ShownRecord[];
  /** `YYYY-MM-DD` */
  today: string;
}

export interface Rule {
  /** Stable, for comparisons. */
  name: string;
  /** What it looks for, as the title of its findings. */
  title: string;
  why: string;
  fix: string;
  /** Looks at each record by itself; links and files lead to the rest of the content. */
  inRecord?: (record: ShownRecord, examined: Examined) => Found[];
  /** Looks at the content as a whole. */
  inContent?: (examined: Examined) => FoundIn[];
}

/** The findings of a rule, in the words of the report. */
export const findings = ({ name, why, fix }: Rule, all: readonly FoundIn[]): EditorialFinding[] =>
  all.map(({ record: { type, id, title, path }, ...found }) => ({
    rule: name,
    record: { type, ...(id === undefined ? {} : { id }), title },
    path,
    why,
    fix,
    ...found,
  }));

/**
 * What the rules find, rule by rule. Those of single records run together, record by record: the
 * facts of a text are let go before the next one is parsed.
 */
export function findAll(rules: readonly Rule[], examined: Examined): EditorialFinding[] {
  const found = rules.map((rule) => ({ rule, own: rule.inContent?.(examined) ?? [] }));
  for (const record of examined.records) {
    for (const { rule, own } of found) {
      for (const one of rule.inRecord?.(record, examined) ?? []) own.push({ record, ...one });
    }
  }
  return found.flatMap(({ rule, own }) => findings(rule, own));
}

const LONGEST_QUOTE = 120;

/** A text in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  const short =
    folded.length > LONGEST_QUOTE ? `${folded.slice(0, LONGEST_QUOTE).trimEnd()}…` : folded;
  return `«${short}»`;
}
