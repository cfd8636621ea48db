import { withWithin, type ContentType } from '@/lib/features/content-types/content-type';
import type { Fields } from '@/lib/features/content-types/shown';
import { contentTypes } from '@/lib/features/content-types/table';
import { once } from '../content';
import { recordsOf } from '../site/records';

/** As descriptors sort them; only search engines and shared links show `metadata`. */
const KINDS = [
  ...(['names', 'texts', 'brands', 'metadata', 'pdfs', 'files', 'videos'] as const),
  ...(['dates', 'looseDates', 'phones', 'emails', 'links'] as const),
];
type Kind = (typeof KINDS)[number] | 'alts';

/** A value of a record, by what the site makes of it. */
export interface Field {
  field: string;
  value: string;
  kind: Kind;
}

const fieldsIn = (kind: Kind, fields: Fields = {}): Field[] =>
  Object.entries(fields).map(([field, value]) => ({ field, value, kind }));

interface Seo {
  title_page: string;
  meta_description: string;
}

const hasSeo = (record: object): record is Seo =>
  'title_page' in record && 'meta_description' in record;

/** A record as visitors see it. */
function shownRecord(type: ContentType, record: object) {
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
  return [...fieldsOf(record, 'names', 'texts', 'brands', 'metadata'), ...ofPictures].filter(
    ({ value }) => value,
  );
}

/** Every record that visitors see, each once: two lists may hold the same program. */
export const shownRecords = once((content) => {
  const all = Object.entries(contentTypes).flatMap(([name, type]) =>
    recordsOf(content, name, type).flatMap((record) => [...withWithin(type, record)]),
  );
  const records = all
    .filter(({ type }) => type.shown)
    .map(({ type, record }) => shownRecord(type, record));
  const keyOf = ({ id, type, title, path }: ShownRecord, at: number) =>
    id === undefined ? at : JSON.stringify([type, id, title, path]);
  return [...new Map(records.map((one, at) => [keyOf(one, at), one])).values()];
});
