import type { Rule } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import type { Content } from '@/tools/doctor/content';
import type { EditorialFinding } from '@/tools/doctor/report';

/** What a rule finds in one record; links and files lead to the rest of the content. */
type OfRecord = (record: ShownRecord, content: Content) => EditorialFinding[];

type RecordRule = Rule & { ofRecord: OfRecord };

/** A rule that looks at each record by itself. */
export function eachRecord(ofRecord: OfRecord): RecordRule {
  const rule: Rule = (content) =>
    shownRecords(content).flatMap((record) => ofRecord(record, content));
  return Object.assign(rule, { ofRecord });
}

const isOfRecord = (rule: Rule): rule is RecordRule => 'ofRecord' in rule;

/**
 * What these rules find, rule by rule. Those of single records run together, record by record: the
 * facts of a text are let go before the next one is parsed.
 */
export function findAll(rules: readonly Rule[], content: Content): EditorialFinding[] {
  const found = rules.map((rule) => ({ rule, own: isOfRecord(rule) ? [] : rule(content) }));
  for (const record of shownRecords(content)) {
    for (const { rule, own } of found) {
      if (isOfRecord(rule)) own.push(...rule.ofRecord(record, content));
    }
  }
  return found.flatMap(({ own }) => own);
}
