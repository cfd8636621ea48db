import type { Seo } from '@/lib/content/gateway/sections';
import { parseVideo } from '@/lib/content/media/video';
import { withWithin, type Within } from '@/lib/features/content-types/content-type';
import type { Fields, Place } from '@/lib/features/content-types/shown';
import { contentTypes } from '@/lib/features/content-types/table';
import { once, recordsOf, type Content } from '../content';
import { htmlFacts } from './html-facts';

/** As descriptors sort them; only search engines and shared links show `metadata`. */
const KINDS = [
  ...(['names', 'texts', 'brands', 'metadata', 'pdfs', 'files', 'videos'] as const),
  ...(['dates', 'looseDates', 'phones', 'emails', 'links'] as const),
];
type Kind = (typeof KINDS)[number] | 'alts';

const fieldsIn = (kind: Kind, fields: Fields = {}) =>
  Object.entries(fields).map(([field, value]) => ({ field, value, kind }));

/** A value of a record, by what the site makes of it. */
export type Field = ReturnType<typeof fieldsIn>[number];

const hasSeo = (record: object): record is Seo =>
  'title_page' in record && 'meta_description' in record;

/** A record as visitors see it. */
function shownRecord({ type, record }: Within) {
  const shown = type.shown?.(record) ?? {};
  const [id, title] = [type.id?.(record), type.title(record)];
  const { title_page = '', meta_description = '' } = hasSeo(record) ? record : {};
  const isShown = shown.showsDescription;
  const fields = {
    ...shown,
    texts: { ...shown.texts, ...(isShown && { meta_description }) },
    metadata: { title_page, ...(!isShown && { meta_description }) },
  };
  const [slug] = Object.entries(shown.slug ?? {}).map(([field, value]) => ({ field, value }));
  const [field = 'title_page'] = Object.keys(shown.names ?? {});
  /** What search engines show of a page. */
  const search = {
    titlePage: title_page,
    /** The title that stands in for an empty `title_page`. */
    fallback: { field, value: type.pageTitle?.(record) ?? title },
    /** `isShown`: it is the text of the page too. Others have the site's fallback. */
    description: { value: meta_description, ...(isShown && { isShown }) },
  };
  return {
    ...{ type: type.noun, ...(id !== undefined && { id }), title, path: type.path(record) },
    fields: KINDS.flatMap((kind) => fieldsIn(kind, fields[kind])),
    htmls: shown.htmls ?? [],
    pictures: [...(type.pictures?.(record) ?? []), ...(shown.pictures ?? [])],
    ...(hasSeo(record) && { search }),
    /** The field that makes the page's address. */
    ...(slug && { slug }),
  };
}

export type ShownRecord = ReturnType<typeof shownRecord>;

/** Its values of some kinds. */
export const fieldsOf = ({ fields }: ShownRecord, ...kinds: Kind[]): Field[] =>
  fields.filter(({ kind }) => kinds.includes(kind));

/** Texts of the record and of its pictures, those that are not empty. */
export function allTexts(record: ShownRecord): Field[] {
  const ofPictures = record.pictures.flatMap(({ alt }): Field[] => [
    ...fieldsIn(alt?.isOnlyContent ? 'brands' : 'alts', alt && { [alt.field]: alt.text }),
    ...fieldsIn('texts', alt?.caption && { [alt.caption.field]: alt.caption.text }),
  ]);
  // A record of a list may lack a field that its own call has.
  const all = [...fieldsOf(record, 'names', 'texts', 'brands', 'metadata'), ...ofPictures];
  return all.filter(({ value }) => value);
}

/** Every record that visitors see, each once: two lists may hold the same program. */
export const shownRecords = once((content) => {
  const all = Object.entries(contentTypes).flatMap(([name, type]) =>
    recordsOf(content, name, type).flatMap((record) => [...withWithin(type, record)]),
  );
  const records = all.filter(({ type }) => type.shown).map(shownRecord);
  const keyOf = ({ id, type, title, path }: ShownRecord, at: number) =>
    id === undefined ? at : JSON.stringify([type, id, title, path]);
  return [...new Map(records.map((one, at) => [keyOf(one, at), one])).values()];
});

function usesOf(record: ShownRecord) {
  const use = <As extends string>(kind: As, field: string, file: string, place?: Place) => ({
    ...{ record, field, file, kind, place },
  });
  const named = (kind: 'pdfs' | 'files') =>
    fieldsOf(record, kind).flatMap(({ field, value }) => (value ? use(kind, field, value) : []));
  const videos = fieldsOf(record, 'videos').filter((one) => parseVideo(one.value)?.kind === 'file');
  return [
    ...record.pictures.map(({ field, file, place }) => use('pictures', field, file, place)),
    ...[...named('pdfs'), ...named('files')],
    ...videos.map(({ field, value }) => use('videos', field, value.trim())),
    ...record.htmls.flatMap((html) =>
      htmlFacts(html).shownFiles.map((file) => use('pictures', html.field, file, 'html')),
    ),
  ];
}

/** A file in one place of the site. */
export type FileUse = ReturnType<typeof usesOf>[number];

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

/** How many files are shown as pictures. */
export function countPictures(content: Content): number {
  const all = [...filesOf(content).uses.values()];
  return all.filter((uses) => uses.some(({ kind }) => kind === 'pictures')).length;
}

/** Every file with its facts, its uses and the first of them. */
export const filesInUse = (content: Content) =>
  [...filesOf(content).uses].flatMap(([file, uses]) => {
    const [facts, [use]] = [content.files.get(file), uses];
    return facts && use ? [{ facts, uses, use }] : [];
  });

export type FileInUse = ReturnType<typeof filesInUse>[number];
