import type { Content, FileFacts } from '@/tools/doctor/content';
import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import type { Place } from '@/lib/features/content-types/shown';
import type { ShownFile, ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { parseVideo } from '@/lib/content/media/video';

/** A file in one place of the site. */
export interface FileUse {
  record: ShownRecord;
  field: string;
  file: string;
  kind: 'picture' | ShownFile['kind'];
  place?: Place;
}

const isVideoFile = (value: string) => parseVideo(value)?.kind === 'file';

const usesOf = (record: ShownRecord): FileUse[] => [
  ...record.pictures.map(({ field, file, place }): FileUse => ({
    record,
    field,
    file,
    kind: 'picture',
    place,
  })),
  ...record.files.map(({ field, file, kind }): FileUse => ({ record, field, file, kind })),
  ...record.videos
    .filter(({ value }) => isVideoFile(value))
    .map(({ field, value }): FileUse => ({ record, field, file: value.trim(), kind: 'video' })),
  ...record.htmls.flatMap((html) =>
    htmlFacts(html).shownFiles.map((file): FileUse => ({
      record,
      field: html.field,
      file,
      kind: 'picture',
      place: 'html',
    })),
  ),
];

interface NamedFiles {
  /** By key, in the order of the records. */
  uses: Map<string, FileUse[]>;
  /** Keys of files that texts link to. */
  linked: string[];
}

const known = new WeakMap<Content, NamedFiles>();

/** The files of all records; their texts are parsed once for all rules. */
function filesOf(content: Content): NamedFiles {
  const earlier = known.get(content);
  if (earlier) return earlier;
  const uses: FileUse[] = [];
  const linked: string[] = [];
  for (const record of shownRecords(content)) {
    uses.push(...usesOf(record));
    linked.push(...record.htmls.flatMap((html) => htmlFacts(html).linkedFiles));
  }
  const files = { uses: Map.groupBy(uses, ({ file }) => file), linked };
  known.set(content, files);
  return files;
}

/** Keys of all files that the content shows or links to. */
export function namedFiles(content: Content): Set<string> {
  const { uses, linked } = filesOf(content);
  return new Set([...uses.keys(), ...linked]);
}

/** Keys of the files that are shown as pictures. */
export const shownPictures = (content: Content): string[] =>
  [...filesOf(content).uses].flatMap(([file, uses]) =>
    uses.some(({ kind }) => kind === 'picture') ? [file] : [],
  );

/** Every file with its facts and uses. */
export function filesInUse(content: Content): { facts: FileFacts; uses: FileUse[] }[] {
  return [...filesOf(content).uses].flatMap(([file, uses]) => {
    const facts = content.files.get(file);
    return facts === undefined ? [] : [{ facts, uses }];
  });
}

/** Says where else a file is used. */
export function elsewhere(uses: readonly FileUse[]): string {
  const others = uses.length - 1;
  if (others < 1) return '';
  return others === 1
    ? ' También se usa en otro lugar del sitio.'
    : ` También se usa en otros ${others} lugares del sitio.`;
}
