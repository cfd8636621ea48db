import { excerpt, textOf } from '@/lib/content/html/text';

/** The labels of search results by kind. */
export const KIND_LABELS = {
  page: 'Página',
  line: 'Servicio',
  service: 'Tipo de servicio',
  branch: 'Sucursal',
  zone: 'Zona',
  faq: 'Pregunta frecuente',
  report: 'Informe',
  program: 'Programa',
  institutional: 'Nuestra empresa',
  notice: 'Aviso de privacidad',
  contact: 'Directorio',
  news: 'Noticias',
  press: 'Sala de Prensa',
} as const;

/** A kind of result. */
export type EntryKind = keyof typeof KIND_LABELS;

/** A page in the search index; missing texts are ''. */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  href: string;
  line: string;
  context: string;
  keywords: string;
  text: string;
  /** The id of a record that shares its title with another, because the title is ambiguous. */
  id?: number | undefined;
}

/** Returns a key that is unique where several entries lead to one page. */
export const entryKey = ({ kind, title, href, id }: SearchEntry): string =>
  id === undefined ? `${kind} ${href} ${title}` : duplicateKey(kind, id);

/** Returns a key by id, which is unique among records with the same title. */
export const duplicateKey = (kind: EntryKind, id: number): string => `${kind} ${id}`;

/** Creates an entry with '' for missing fields. */
export function entry(
  kind: EntryKind,
  title: string,
  href: string,
  rest: Partial<Pick<SearchEntry, 'line' | 'context' | 'keywords' | 'text' | 'id'>> = {},
): SearchEntry {
  return { kind, title, href, line: '', context: '', keywords: '', text: '', ...rest };
}

/** The length of two lines on a phone, in characters. */
const LINE_LENGTH = 80;

/** Returns the line of an entry from a longer text. */
export const lineOf = (html: string): string => excerpt(html, LINE_LENGTH);

/** Returns the search entry of a record that has one text. */
export const textEntry = <Kind extends EntryKind>(kind: Kind, html: string, keywords = '') => ({
  kind,
  line: lineOf(html),
  keywords,
  text: textOf(html),
});

/** Joins the parts of a line or a context that are not empty. */
export const joined = (...parts: string[]): string =>
  parts.filter((part) => part.trim() !== '').join(' · ');
