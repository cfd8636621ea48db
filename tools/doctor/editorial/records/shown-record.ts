import type { Place } from '@/tools/doctor/editorial/records/places';

// A record as visitors see it: each of its fields by what the site makes of it.

export interface ShownText {
  field: string;
  value: string;
  /** `metadata`: only search engines and shared links show it. `brand`: others wrote it. */
  kind: 'name' | 'text' | 'alt' | 'metadata' | 'brand';
}

export interface ShownHtml {
  field: string;
  value: string;
  /** The level that its highest heading gets. */
  level: 2 | 3 | 4;
  /** The page has no other text. */
  isMain?: boolean;
}

export interface ShownPicture {
  field: string;
  file: string;
  place: Place;
  /** Absent where the site writes the alternative text itself, or needs none. */
  alt?: {
    field: string;
    /** As the site reads it, with the site's fallback. */
    text: string;
    caption?: { field: string; text: string };
    /** It is all that stands there, such as a logo. */
    isOnlyContent?: boolean;
  };
}

export interface ShownFile {
  field: string;
  file: string;
  kind: 'pdf' | 'any' | 'video';
}

export interface ShownDate {
  field: string;
  value: string;
  /** `text`: words such as "Marzo de 2026" will do. */
  kind: 'date' | 'text';
}

/** What search engines show of a page. */
export interface SearchTexts {
  titlePage: string;
  /** Field and value of the title that stands in for an empty `title_page`. */
  fallback: { field: string; value: string };
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
  videos: { field: string; value: string }[];
  dates: ShownDate[];
  phones: { field: string; value: string }[];
  emails: { field: string; value: string }[];
  /** URLs outside of html. */
  links: { field: string; value: string }[];
  search?: SearchTexts;
  /** The field that makes the page's address. */
  slug?: { field: string; value: string };
}

type Parts = Partial<Omit<ShownRecord, 'type' | 'title' | 'path'>>;

export function shownRecord(
  type: string,
  id: number | undefined,
  title: string,
  path: string,
  parts: Parts,
): ShownRecord {
  return {
    type,
    ...(id === undefined ? {} : { id }),
    title,
    path,
    texts: [],
    htmls: [],
    pictures: [],
    files: [],
    videos: [],
    dates: [],
    phones: [],
    emails: [],
    links: [],
    ...parts,
  };
}

/** Texts of one kind, by their fields. */
export function textsOf(
  kind: ShownText['kind'],
  fields: Readonly<Record<string, string>>,
): ShownText[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => ({ field, value, kind }));
}

/** The texts of search engines, as texts. */
export function metadataTexts(record: { title_page: string; meta_description: string }) {
  const { title_page, meta_description } = record;
  return textsOf('metadata', { title_page, meta_description });
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
