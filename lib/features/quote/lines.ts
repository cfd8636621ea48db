import type { LinkedLine } from '@/lib/features/quote/deep-link';

/** A line of step 1; `file` is the key of its picture. */
export interface QuoteLine extends LinkedLine {
  file: string;
}

interface Offered extends LinkedLine {
  name_quote_image: string;
}

/** The services of step 1, with URLs of the active lines, which the quotes call lacks. */
export function quoteLines(
  offered: readonly Offered[],
  active: readonly Omit<LinkedLine, 'name'>[],
): QuoteLine[] {
  return offered.map(({ id, name, url, route, name_quote_image }) => {
    const known = active.find((line) => line.id === id);
    return {
      id,
      name,
      url: url || known?.url || '',
      route: route || known?.route || '',
      file: name_quote_image,
    };
  });
}
