import { excerpt, textOf } from '@/lib/content/html/text';

/** What results of the search are called. */
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

/** A page as the search knows it; '' for what it has not. */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  href: string;
  line: string;
  context: string;
  keywords: string;
  text: string;
  /** Of a record that shares its title with another: the title does not say which one is meant. */
  id?: number | undefined;
}

/** Returns a key that is unique where several entries lead to one page. */
export const entryKey = ({ kind, title, href, id }: SearchEntry): string =>
  id === undefined ? `${kind} ${href} ${title}` : duplicateKey(kind, id);

/** Tells records of one title apart, by id. */
export const duplicateKey = (kind: EntryKind, id: number): string => `${kind} ${id}`;

/** Makes an entry with '' for missing fields. */
export function entry(
  kind: EntryKind,
  title: string,
  href: string,
  rest: Partial<Pick<SearchEntry, 'line' | 'context' | 'keywords' | 'text' | 'id'>> = {},
): SearchEntry {
  return { kind, title, href, line: '', context: '', keywords: '', text: '', ...rest };
}

/** Two lines on a phone. */
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
