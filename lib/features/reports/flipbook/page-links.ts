import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

/** A link within a page: to a page of the document or to an address, with its box in percent. */
export interface PageLink {
  target: { page: number } | { href: string };
  box: { left: string; top: string; width: string; height: string };
}

/** Addresses that a document may link to. */
const ADDRESS = /^(?:https?|mailto|tel):/i;

const isRef = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;

/** Returns the page of a destination, by name or explicit; undefined where there is none. */
async function pageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const explicit: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const [first]: unknown[] = Array.isArray(explicit) ? explicit : [];
  if (isRef(first)) return (await pdf.getPageIndex(first)) + 1;
  return Number.isInteger(first) ? Number(first) + 1 : undefined;
}

async function targetOf(pdf: PDFDocumentProxy, dest: unknown, url: unknown) {
  const page = dest ? await pageOf(pdf, dest).catch(() => undefined) : undefined;
  if (page !== undefined) return { page };
  return typeof url === 'string' && ADDRESS.test(url) ? { href: url } : undefined;
}

/** Reads the links of a page, without those that cover more than half of it. */
export async function readLinks(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations: Record<string, unknown>[] = await page.getAnnotations();
  const viewport = page.getViewport({ scale: 1 });
  const links = await Promise.all(
    annotations.map(async ({ subtype, url, dest, rect }) => {
      if (subtype !== 'Link' || !Array.isArray(rect)) return [];
      const [left = NaN, bottom = NaN, right = NaN, top = NaN] = rect.map(Number);
      const [x1 = NaN, y1 = NaN] = viewport.convertToViewportPoint(left, bottom);
      const [x2 = NaN, y2 = NaN] = viewport.convertToViewportPoint(right, top);
      const width = Math.abs(x2 - x1) / viewport.width;
      const height = Math.abs(y2 - y1) / viewport.height;
      const target = await targetOf(pdf, dest, url);
      if (!target || !(width * height < 0.5)) return [];
      const percent = (part: number) => `${part * 100}%`;
      const box = {
        left: percent(Math.min(x1, x2) / viewport.width),
        top: percent(Math.min(y1, y2) / viewport.height),
        width: percent(width),
        height: percent(height),
      };
      return [{ target, box }];
    }),
  );
  return links.flat();
}
