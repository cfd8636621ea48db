import type { Image } from '@/lib/content/gateway/fields';

/** Where the site shows a picture; an icon or a picture in a text keeps its own size. */
export type Place =
  | ('hero' | 'indicator' | 'logo' | 'testimonial' | 'line' | 'service' | 'quote' | 'branch')
  | ('zone' | 'newsCard' | 'news' | 'press' | 'pressImage' | 'report' | 'sustainabilityReport')
  | ('institutional' | 'program' | 'responsibility' | 'faq' | 'job' | 'wide' | 'html' | 'icon');

/** A text of HTML in its place on a page. */
export interface ShownHtml {
  field: string;
  value: string;
  /** The level that its highest heading gets. */
  level: 2 | 3 | 4;
  /** The page has no other text. */
  isMain?: boolean;
}

interface ShownAlt {
  field: string;
  /** As the site reads it, with the site's fallback. */
  text: string;
  caption?: { field: string; text: string };
  /** It is all that stands there, such as a logo. */
  isOnlyContent?: boolean;
}

/** A picture in its place on a page. */
export interface ShownPicture {
  field: string;
  file: string;
  place: Place;
  /** Absent where the site writes the alternative text itself, or needs none. */
  alt?: ShownAlt;
}

/** Values by the names of their fields. */
export type Fields = Readonly<Record<string, string>>;

/** The fields of a record by what the site makes of them; those of search engines stand apart. */
export interface Shown {
  /** What it is called, the first of them in its title. */
  names?: Fields;
  texts?: Fields;
  /** What others wrote. */
  brands?: Fields;
  htmls?: ShownHtml[];
  /** Beside those of its page (`pictures` of the type). */
  pictures?: ShownPicture[];
  pdfs?: Fields;
  files?: Fields;
  videos?: Fields;
  dates?: Fields;
  /** Words such as "Marzo de 2026" will do. */
  looseDates?: Fields;
  phones?: Fields;
  emails?: Fields;
  /** URLs outside of html. */
  links?: Fields;
  /** The field that makes the page's address. */
  slug?: Fields;
  /** Whether the description for search engines is a text of the page too. */
  showsDescription?: true;
}

/** A picture, none without a file. */
export function picture(field: string, file: string, place: Place, alt?: ShownAlt): ShownPicture[] {
  return file === '' ? [] : [{ field, file, place, ...(alt && { alt }) }];
}

/** An alternative text with the title as caption, or the title in place of one. */
export const captioned = (
  alt: [field: string, text: string],
  title: [string, string],
): ShownAlt => {
  const [field, text] = alt[1] ? alt : title;
  const caption = { field: title[0], text: title[1] };
  return { field, text, ...(alt[1] && title[1] && { caption }) };
};

/** Pictures that the carousel shows with their title as caption (lib/features/page/photos). */
export const photos = (list: string, images: readonly Image[], place: Place): ShownPicture[] =>
  images.map(({ name_image: file, title, alt }, at) => {
    const path = `${list}[${at}].`;
    const text = captioned([`${path}alt`, alt.trim()], [`${path}title`, title.trim()]);
    return { field: `${path}name_image`, file, place, alt: text };
  });

/** Pictures of a list, by the field of their file; the site itself falls back where one has no title. */
export const titledPhotos = <File extends string>(
  list: string,
  file: File,
  images: readonly ({ title: string } & Record<File, string>)[],
  place: Place,
): ShownPicture[] =>
  images.flatMap((image, at) => {
    const alt = { field: `${list}[${at}].title`, text: image.title };
    return picture(`${list}[${at}].${file}`, image[file], place, image.title ? alt : undefined);
  });

/** A logo, which says whose it is by its alternative text alone. */
export function logo(field: string, { name_image, title, alt }: Image, place: Place) {
  const text = { field: `${field}${alt ? 'alt' : 'title'}`, text: alt || title };
  return picture(`${field}name_image`, name_image, place, { ...text, isOnlyContent: true });
}

/** Values of a list under the names of their fields, as `videos[].url_video`. */
export const numbered = (field: string, values: readonly string[]): Fields =>
  Object.fromEntries(values.map((value, at) => [field.replace('[]', `[${at}]`), value]));

/** The level of headings in a text that follows another under the same title. */
export const levelAfter = (html: string): 2 | 3 => (/<h[1-6]\b/i.test(html) ? 3 : 2);
