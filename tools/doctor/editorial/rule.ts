import type { ShownHtml } from '@/lib/features/content-types/shown';
import type { Content } from '../content';
import { filesInUse, type FileInUse, type FileUse, type ShownRecord } from './records';

/** What a rule says of a value, where these are not its own words; its `what` quotes the value. */
export type Told = Partial<Record<'value' | 'what' | 'why' | 'fix' | 'before' | 'after', string>>;

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
  /** `{}` in it stands for the value that was found. */
  what?: string;
  /** Looks at each record by itself; links and files lead to the rest of the content. */
  inRecord?: (record: ShownRecord, examined: Examined) => readonly Found[];
  /** Looks at each file, and tells of one of its uses. */
  inFile?: (file: FileInUse) => (Told & { use: FileUse }) | false | undefined;
  /** Looks at the content as a whole. */
  inContent?: (examined: Examined) => readonly FoundIn[];
}

/** By their names, which are stable, for comparisons. */
export type Rules = Readonly<Record<string, Rule>>;

/** What is found in each text of a record. */
export const inHtmls = ({ htmls }: ShownRecord, find: (html: ShownHtml) => readonly Told[]) =>
  htmls.flatMap((html) => find(html).map((found): Found => ({ field: html.field, ...found })));

/** The findings of a rule, in the words of the report. */
export const findings = (name: string, rule: Rule, all: readonly FoundIn[]) =>
  all.map(({ record: { type, id, title, path }, field, value = '', before, after, ...own }) => ({
    /** Which rule found it; stable, for comparisons. */
    rule: name,
    record: { type, ...(id !== undefined && { id }), title },
    /** Path of the site where it is seen. */
    path,
    why: own.why ?? rule.why,
    fix: own.fix ?? rule.fix,
    /** As the gateway calls it. */
    field,
    what: own.what ?? (rule.what ?? '').replace('{}', () => quoted(value)),
    /** What the sanitizer made of a text, where it says more than words. */
    ...(before !== undefined && after !== undefined && { before, after }),
  }));

/** Says where else a file is used. */
function elsewhere({ length }: readonly FileUse[]): string {
  if (length < 2) return '';
  if (length === 2) return ' También se usa en otro lugar del sitio.';
  return ` También se usa en otros ${length - 1} lugares del sitio.`;
}

const inFiles = ({ inFile }: Rule, content: Content): FoundIn[] =>
  filesInUse(content).flatMap((file) => {
    const found = inFile?.(file);
    if (!found) return [];
    const { use, what = '', ...words } = found;
    return [{ record: use.record, field: use.field, what: what + elsewhere(file.uses), ...words }];
  });

/**
 * What the rules find, rule by rule. Those of single records run together, record by record: the
 * facts of a text are let go before the next one is parsed.
 */
export function findAll(rules: Rules, examined: Examined) {
  const found = Object.entries(rules).map(([name, rule]) => ({
    name,
    rule,
    own: [...(rule.inContent?.(examined) ?? []), ...inFiles(rule, examined.content)],
  }));
  for (const record of examined.records) {
    for (const { rule, own } of found) {
      const inRecord = rule.inRecord?.(record, examined) ?? [];
      own.push(...inRecord.map((one) => ({ record, ...one })));
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
