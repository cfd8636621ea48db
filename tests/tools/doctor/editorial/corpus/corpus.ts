import { listOrEmpty, valueOrUndefined, type Result } from '@/lib/content/gateway/result';
import type { Content, FileFacts } from '@/tools/doctor/content';
import { namedFiles } from '@/tools/doctor/editorial/records';
import type { EditorialFinding } from '@/tools/doctor/report';

/** A mistake that was put into the content. */
export interface Label {
  rule: string;
  type: string;
  /** Id, or title of a record without one. */
  record: number | string;
  field: string;
}

/** An html field to write into. */
export interface Slot {
  type: string;
  record: number;
  field: string;
  read: () => string;
  write: (html: string) => void;
}

function slot<T, K extends keyof T & string>(type: string, id: number, record: T, field: K): Slot {
  return {
    type,
    record: id,
    field,
    read: () => String(record[field]),
    write: (html) => Object.assign(record as object, { [field]: html }),
  };
}

/** Texts of the content, each to be written once. */
export function htmlSlots(content: Content): Slot[] {
  const services = listOrEmpty(content.lines).flatMap((line) => line.list_services);
  const questions = listOrEmpty(content.faqs).flatMap((grouper) => grouper.frequent_questions);
  return [
    ...listOrEmpty(content.posts).map((post) => slot('noticia', post.id, post, 'text_publication')),
    ...services.map((service) =>
      slot('tipo de servicio', service.id_services, service, 'description'),
    ),
    ...questions.map((question) => slot('pregunta frecuente', question.id, question, 'answer')),
    ...listOrEmpty(content.programs).map((program) =>
      slot('programa', program.id_program, program, 'program_description'),
    ),
    ...listOrEmpty(content.privacyNotices).map((notice) =>
      slot('aviso de privacidad', notice.id, notice, 'description'),
    ),
  ];
}

/** The entry at `index`: the corpus counts on it. */
export function at<T>(list: Result<T[]> | readonly T[], index: number): T {
  const values: readonly T[] = 'status' in list ? listOrEmpty(list) : list;
  const value = values[index];
  if (value === undefined) throw new RangeError(`No entry ${index} of ${values.length}`);
  return value;
}

export function valueOf<T>(result: Result<T> | undefined): T {
  const value = result && valueOrUndefined(result);
  if (value === undefined) throw new RangeError('Not found');
  return value;
}

/** Facts of sound files: `seedFiles` spoils some. */
export function soundFiles(content: Content): Map<string, FileFacts> {
  const facts: FileFacts = { status: 'found', bytes: 200_000, width: 2400, height: 2400 };
  return new Map([...namedFiles(content)].map((name) => [name, { ...facts }]));
}

export const isLabelled = ({ rule, record, field }: EditorialFinding, label: Label): boolean =>
  label.rule === rule &&
  label.type === record.type &&
  label.field === field &&
  label.record === (record.id ?? record.title);
