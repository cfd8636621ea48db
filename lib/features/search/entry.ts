/** What the site's own search finds, in words that a visitor reads beside each result. */
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

export type EntryKind = keyof typeof KIND_LABELS;

/** One thing to be found: a page, or a part of one that visitors look for by its own name. */
export interface SearchEntry {
  kind: EntryKind;
  title: string;
  /** From `routes`. */
  href: string;
  /** One line under the title; '' for none. */
  line: string;
  /** What it belongs to: a branch, a state, a business line, a theme. */
  context: string;
  /** Words it is also known by. */
  keywords: string;
  /** Plain text of what it says. */
  text: string;
}

/** Tells entries apart: several may lead to one page. */
export const entryKey = ({ kind, title, href }: SearchEntry): string => `${kind} ${href} ${title}`;

/** Makes an entry; what is left out is ''. */
export function entry(
  kind: EntryKind,
  title: string,
  href: string,
  rest: Partial<Pick<SearchEntry, 'line' | 'context' | 'keywords' | 'text'>> = {},
): SearchEntry {
  return { kind, title, href, line: '', context: '', keywords: '', text: '', ...rest };
}
