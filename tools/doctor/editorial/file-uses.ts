import { parseVideo } from '@/lib/content/media/video';
import type { Place, ShownPicture } from '@/lib/features/content-types/shown';
import { once, type Content, type FileFacts } from '../content';
import { htmlFacts } from './html/html-facts';
import { fieldsOf, shownRecords, type ShownRecord } from './records';

/** A file in one place of the site. */
export interface FileUse {
  record: ShownRecord;
  field: string;
  file: string;
  kind: 'pictures' | 'pdfs' | 'files' | 'videos';
  place?: Place;
}

function usesOf(record: ShownRecord): FileUse[] {
  const ofField = (kind: 'pdfs' | 'files' | 'videos') =>
    fieldsOf(record, kind)
      .filter(({ value }) => value && (kind !== 'videos' || parseVideo(value)?.kind === 'file'))
      .map(({ field, value }) => ({ field, file: kind === 'videos' ? value.trim() : value, kind }));
  const asPicture = ({ field, file, place }: Pick<ShownPicture, 'field' | 'file' | 'place'>) => ({
    ...{ field, file, kind: 'pictures' as const, place },
  });
  const inHtmls = record.htmls.flatMap((html) =>
    htmlFacts(html).shownFiles.map((file) => asPicture({ field: html.field, file, place: 'html' })),
  );
  const inFields = (['pdfs', 'files', 'videos'] as const).flatMap(ofField);
  const all = [...record.pictures.map(asPicture), ...inFields, ...inHtmls];
  return all.map((use) => ({ record, ...use }));
}

/** The uses of all files by key, in the order of the records, and the keys that texts link to. */
const filesOf = once((content) => {
  const uses: FileUse[] = [];
  const linked: string[] = [];
  // Its texts are parsed once for both.
  for (const record of shownRecords(content)) {
    uses.push(...usesOf(record));
    linked.push(...record.htmls.flatMap((html) => htmlFacts(html).linkedFiles));
  }
  return { uses: Map.groupBy(uses, ({ file }) => file), linked };
});

/** Keys of all files that the content shows or links to. */
export function namedFiles(content: Content): Set<string> {
  const { uses, linked } = filesOf(content);
  return new Set([...uses.keys(), ...linked]);
}

/** Keys of the files that are shown as pictures. */
export const shownPictures = (content: Content): string[] =>
  [...filesOf(content).uses].flatMap(([file, uses]) =>
    uses.some(({ kind }) => kind === 'pictures') ? [file] : [],
  );

export interface FileInUse {
  facts: FileFacts;
  uses: readonly FileUse[];
  /** The first of them. */
  use: FileUse;
}

/** Every file with its facts and uses. */
export const filesInUse = (content: Content): FileInUse[] =>
  [...filesOf(content).uses].flatMap(([file, uses]) => {
    const [facts, [use]] = [content.files.get(file), uses];
    return facts && use ? [{ facts, uses, use }] : [];
  });

/** Says where else a file is used. */
export function elsewhere({ length }: readonly FileUse[]): string {
  if (length < 2) return '';
  return length === 2
    ? ' También se usa en otro lugar del sitio.'
    : ` También se usa en otros ${length - 1} lugares del sitio.`;
}
