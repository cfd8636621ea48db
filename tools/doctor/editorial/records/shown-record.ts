import type { ContentType } from '@/lib/features/content-types/content-type';
import type { Fields, ShownHtml, ShownPicture } from '@/lib/features/content-types/shown';

// A record as visitors see it: each of its fields by what the site makes of it.

interface ShownField {
  field: string;
  value: string;
}

export interface ShownText extends ShownField {
  /** `metadata`: only search engines and shared links show it. `brand`: others wrote it. */
  kind: 'name' | 'text' | 'alt' | 'metadata' | 'brand';
}

export interface ShownFile {
  field: string;
  file: string;
  kind: 'pdf' | 'any' | 'video';
}

export interface ShownDate extends ShownField {
  /** `text`: words such as "Marzo de 2026" will do. */
  kind: 'date' | 'text';
}

/** What search engines show of a page. */
export interface SearchTexts {
  titlePage: string;
  /** Field and value of the title that stands in for an empty `title_page`. */
  fallback: ShownField;
  /** `isShown`: it is the text of the page too. Others have the site's fallback. */
  description: { value: string; isShown?: boolean };
}

export interface ShownRecord {
  type: string;
  id?: number;
  title: string;
  path: string;
  texts: ShownText[];
  htmls: ShownHtml[];
  pictures: ShownPicture[];
  files: ShownFile[];
  videos: ShownField[];
  dates: ShownDate[];
  phones: ShownField[];
  emails: ShownField[];
  /** URLs outside of html. */
  links: ShownField[];
  search?: SearchTexts;
  /** The field that makes the page's address. */
  slug?: ShownField;
}

const fieldsOf = (fields: Fields = {}): ShownField[] =>
  Object.entries(fields).map(([field, value]) => ({ field, value }));

/** A record of a list may lack a field that its own call has. */
const textsOf = (kind: ShownText['kind'], fields: Fields = {}): ShownText[] =>
  fieldsOf(fields)
    .filter(({ value }) => value)
    .map((entry) => ({ ...entry, kind }));

const filesOf = (kind: ShownFile['kind'], fields: Fields = {}): ShownFile[] =>
  fieldsOf(fields)
    .filter(({ value }) => value !== '')
    .map(({ field, value }) => ({ field, file: value, kind }));

const datesOf = (kind: ShownDate['kind'], fields: Fields = {}): ShownDate[] =>
  fieldsOf(fields).map((entry) => ({ ...entry, kind }));

interface Seo {
  title_page: string;
  meta_description: string;
}

const hasSeo = (record: object): record is Seo =>
  'title_page' in record && 'meta_description' in record;

/** A record by its type. */
export function shownRecord(type: ContentType, record: object): ShownRecord {
  const shown = type.shown?.(record) ?? {};
  const id = type.id?.(record);
  const title = type.title(record);
  const { title_page = '', meta_description = '' } = hasSeo(record) ? record : {};
  const isShown = shown.showsDescription;
  const [slug] = fieldsOf(shown.slug);
  return {
    type: type.noun,
    ...(id !== undefined && { id }),
    title,
    path: type.path(record),
    texts: [
      ...textsOf('name', shown.names),
      ...textsOf('text', { ...shown.texts, ...(isShown && { meta_description }) }),
      ...textsOf('brand', shown.brands),
      ...textsOf('metadata', isShown ? { title_page } : { title_page, meta_description }),
    ],
    htmls: shown.htmls ?? [],
    pictures: [...(type.pictures?.(record) ?? []), ...(shown.pictures ?? [])],
    files: [...filesOf('pdf', shown.pdfs), ...filesOf('any', shown.files)],
    videos: fieldsOf(shown.videos),
    dates: [...datesOf('date', shown.dates), ...datesOf('text', shown.looseDates)],
    phones: fieldsOf(shown.phones),
    emails: fieldsOf(shown.emails),
    links: fieldsOf(shown.links),
    ...(hasSeo(record) && {
      search: {
        titlePage: title_page,
        fallback: {
          field: Object.keys(shown.names ?? { title_page })[0] ?? 'title_page',
          value: type.pageTitle?.(record) ?? title,
        },
        description: { value: meta_description, ...(isShown && { isShown }) },
      },
    }),
    ...(slug && { slug }),
  };
}

/** Texts of the record and of its pictures. */
export function allTexts({ texts, pictures }: ShownRecord): ShownText[] {
  const ofPictures = pictures.flatMap(({ alt }): ShownText[] => {
    if (alt === undefined) return [];
    const kind = alt.isOnlyContent ? 'brand' : 'alt';
    return [
      { field: alt.field, value: alt.text, kind },
      ...(alt.caption
        ? [{ field: alt.caption.field, value: alt.caption.text, kind: 'text' as const }]
        : []),
    ];
  });
  return [...texts, ...ofPictures].filter(({ value }) => value !== '');
}
