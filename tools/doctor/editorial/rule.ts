import type { ShownHtml } from '@/lib/features/content-types/shown';
import type { Content } from '@/tools/doctor/content';
import {
  elsewhere,
  filesInUse,
  type FileInUse,
  type FileUse,
} from '@/tools/doctor/editorial/file-uses';
import type { ShownRecord } from '@/tools/doctor/editorial/records';
import type { EditorialFinding } from '@/tools/doctor/report';

/** `why` and `fix` where they are not those of the rule. */
type Told = Pick<EditorialFinding, 'what'> &
  Partial<Pick<EditorialFinding, 'why' | 'fix' | 'before' | 'after'>>;

/** What a rule found in a field. */
export type Found = Told & { field: string };

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
  /** What it looks for, as the title of its findings. */
  title: string;
  why: string;
  fix: string;
  /** Wrong values of a record, of which `what` is said: `{}` in it stands for the value. */
  wrong?: (record: ShownRecord, examined: Examined) => readonly { field: string; value: string }[];
  what?: string;
  /** Looks at each record by itself; links and files lead to the rest of the content. */
  inRecord?: (record: ShownRecord, examined: Examined) => Found[];
  /** Looks at each text of a record. */
  inHtml?: (html: ShownHtml) => (string | Told)[];
  /** Looks at each file, and tells of one of its uses. */
  inFile?: (file: FileInUse) => (Told & { use: FileUse }) | false | undefined;
  /** Looks at the content as a whole. */
  inContent?: (examined: Examined) => FoundIn[];
}

/** By their names, which are stable, for comparisons. */
export type Rules = Readonly<Record<string, Rule>>;

/** The findings of a rule, in the words of the report. */
export const findings = (
  rule: string,
  { why, fix }: Rule,
  all: readonly FoundIn[],
): EditorialFinding[] =>
  all.map(({ record: { type, id, title, path }, ...found }) => ({
    rule,
    record: { type, ...(id !== undefined && { id }), title },
    ...{ path, why, fix },
    ...found,
  }));

const inFiles = ({ inFile }: Rule, { content }: Examined): FoundIn[] =>
  !inFile
    ? []
    : filesInUse(content).flatMap((file) => {
        const found = inFile(file);
        if (!found) return [];
        const { use, what, ...words } = found;
        const { record, field } = use;
        return [{ record, field, what: what + elsewhere(file.uses), ...words }];
      });

const wrongIn = ({ wrong, what = '' }: Rule, record: ShownRecord, examined: Examined): Found[] =>
  (wrong?.(record, examined) ?? []).map(({ field, value }) => ({
    ...{ field, what: what.replace('{}', () => quoted(value)) },
  }));

const inHtmls = ({ inHtml }: Rule, { htmls }: ShownRecord): Found[] =>
  !inHtml
    ? []
    : htmls.flatMap((html) =>
        inHtml(html).map((found) => ({
          field: html.field,
          ...(typeof found === 'string' ? { what: found } : found),
        })),
      );

/**
 * What the rules find, rule by rule. Those of single records run together, record by record: the
 * facts of a text are let go before the next one is parsed.
 */
export function findAll(rules: Rules, examined: Examined): EditorialFinding[] {
  const found = Object.entries(rules).map(([name, rule]) => ({
    ...{ name, rule },
    own: [...(rule.inContent?.(examined) ?? []), ...inFiles(rule, examined)],
  }));
  for (const record of examined.records) {
    for (const { rule, own } of found) {
      const all = [
        ...wrongIn(rule, record, examined),
        ...(rule.inRecord?.(record, examined) ?? []),
        ...inHtmls(rule, record),
      ];
      own.push(...all.map((one) => ({ record, ...one })));
    }
  }
  return found.flatMap(({ name, rule, own }) => findings(name, rule, own));
}

const LONGEST_QUOTE = 120;

/** A text in quotation marks, cut where it is long. */
export function quoted(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  const isLong = folded.length > LONGEST_QUOTE;
  return `«${isLong ? `${folded.slice(0, LONGEST_QUOTE).trimEnd()}…` : folded}»`;
}
