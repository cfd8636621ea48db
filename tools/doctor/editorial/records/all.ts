import { branchRecords } from '@/tools/doctor/editorial/records/branches';
import {
  institutionalRecords,
  programRecords,
  responsibilityRecords,
} from '@/tools/doctor/editorial/records/company';
import {
  faqRecords,
  noticeRecords,
  reportRecords,
  sustainabilityReportRecords,
} from '@/tools/doctor/editorial/records/documents';
import { homeRecords, seoRecords } from '@/tools/doctor/editorial/records/home';
import { lineRecords } from '@/tools/doctor/editorial/records/lines';
import { postRecords, pressRecords } from '@/tools/doctor/editorial/records/news';
import { batteryRecords } from '@/tools/doctor/editorial/records/quote';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { siteRecords } from '@/tools/doctor/editorial/records/site';
import type { Content } from '@/tools/doctor/content';

const families = [
  seoRecords,
  siteRecords,
  homeRecords,
  lineRecords,
  branchRecords,
  institutionalRecords,
  programRecords,
  responsibilityRecords,
  reportRecords,
  sustainabilityReportRecords,
  noticeRecords,
  faqRecords,
  batteryRecords,
  postRecords,
  pressRecords,
];

/** Two lists may hold the same program. */
function once(records: ShownRecord[]): ShownRecord[] {
  const byKey = new Map(
    records.map((record) => [
      record.id === undefined
        ? record
        : JSON.stringify([record.type, record.id, record.title, record.path]),
      record,
    ]),
  );
  return [...byKey.values()];
}

const known = new WeakMap<Content, ShownRecord[]>();

/** Every record that visitors see, each once; made once for all rules. */
export function shownRecords(content: Content): ShownRecord[] {
  const records = known.get(content) ?? once(families.flatMap((family) => family(content)));
  known.set(content, records);
  return records;
}
