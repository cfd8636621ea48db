/** What a link of a PDF leads to: a page of its own, or an address elsewhere. */
export type LinkTarget = { page: number } | { href: string };

/** A rectangle of a page in points, from its lower left corner: left, bottom, right, top. */
export type PdfBox = readonly [number, number, number, number];

/** A link within a page of a PDF, with its box in points. */
export interface PageLink {
  target: LinkTarget;
  box: PdfBox;
}

/** Addresses that a link of a document may lead to; nothing in a PDF is trusted. */
const ADDRESS = /^(?:https?|mailto|tel):/i;

/** The address as a link, if it may be one. */
export function addressOf(url: unknown): LinkTarget | undefined {
  return typeof url === 'string' && ADDRESS.test(url) ? { href: url } : undefined;
}

/** The rectangle of an annotation; undefined for any other value. */
export function boxOf(rect: unknown): PdfBox | undefined {
  if (!Array.isArray(rect) || rect.length !== 4) return undefined;
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = rect.map(Number);
  if (![x1, y1, x2, y2].every(Number.isFinite)) return undefined;
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** The link at a point of the page, in points. */
export function linkAt(links: readonly PageLink[], x: number, y: number): PageLink | undefined {
  return links.find(({ box: [left, bottom, right, top] }) => {
    return x >= left - 1 && x <= right && y >= bottom - 1 && y <= top;
  });
}

/** An entry of a PDF's table of contents. */
export interface OutlineEntry {
  title: string;
  page: number;
}

/** The entry that a page belongs to: the last that begins on it or before it. */
export function entryOf(outline: readonly OutlineEntry[], page: number): OutlineEntry | undefined {
  return outline.filter((entry) => entry.page <= page).at(-1);
}
