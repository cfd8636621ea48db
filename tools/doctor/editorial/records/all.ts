import { withWithin } from '@/lib/features/content-types/content-type';
import { contentTypes } from '@/lib/features/content-types/table';
import type { Content } from '@/tools/doctor/content';
import { recordsOf } from '@/tools/doctor/editorial/records/composed';
import { shownRecord, type ShownRecord } from '@/tools/doctor/editorial/records/shown-record';

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

const read = (content: Content): ShownRecord[] =>
  Object.entries(contentTypes).flatMap(([name, type]) =>
    recordsOf(content, name, type).flatMap((record) =>
      [...withWithin(type, record)].flatMap((part) =>
        part.type.shown ? [shownRecord(part.type, part.record)] : [],
      ),
    ),
  );

const known = new WeakMap<Content, ShownRecord[]>();

/** Every record that visitors see, each once; made once for all rules. */
export function shownRecords(content: Content): ShownRecord[] {
  const records = known.get(content) ?? once(read(content));
  known.set(content, records);
  return records;
}
