import { mexicoDay } from '@/lib/util/mexico-day.mts';
import type { Content } from '@/tools/doctor/content';
import type { EditorialFinding } from '@/tools/doctor/report';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import { findAll } from '@/tools/doctor/editorial/rule';
import { rules } from '@/tools/doctor/editorial/rules';

const keyOf = ({ rule, record, field, what }: EditorialFinding) =>
  JSON.stringify([rule, record.type, record.id, record.title, field, what]);

/** What an editor can mend, the most important first; each once. */
export function editorialFindings(content: Content, now = new Date()): EditorialFinding[] {
  const examined = { content, records: shownRecords(content), today: mexicoDay(now) };
  const all = findAll(rules, examined);
  return [...new Map(all.map((finding) => [keyOf(finding), finding])).values()];
}
