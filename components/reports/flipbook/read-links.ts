import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import {
  addressOf,
  boxOf,
  type LinkTarget,
  type OutlineEntry,
  type PageLink,
  type PdfBox,
} from '@/lib/features/reports/flipbook/page-links';
import { foldSpaces } from '@/lib/util/format/spaces';

/** Entries of a table of contents that are shown, however many a document has. */
const MAX_ENTRIES = 200;

const isRef = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' &&
  value !== null &&
  'num' in value &&
  'gen' in value &&
  Number.isInteger(value.num) &&
  Number.isInteger(value.gen);

/** The page of a destination, by name or given outright; undefined where there is none. */
async function pageOf(pdf: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const found: unknown = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const [first]: unknown[] = Array.isArray(found) ? found : [];
  if (isRef(first)) return (await pdf.getPageIndex(first)) + 1;
  return Number.isInteger(first) ? Number(first) + 1 : undefined;
}

/** As `pageOf`; a destination that cannot be read is none. */
const safePageOf = (pdf: PDFDocumentProxy, dest: unknown) =>
  pageOf(pdf, dest).catch(() => undefined);

/** A page that is one link could not be turned by a press. */
const isPageWide = (box: PdfBox, view: PdfBox) => 2 * areaOf(box) > areaOf(view);

const areaOf = ([left, bottom, right, top]: PdfBox) => (right - left) * (top - bottom);

/** The links of a page; without those that cover more than half of it. */
export async function readLinks(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations: Record<string, unknown>[] = await page.getAnnotations();
  const view = boxOf(page.view);
  const links = await Promise.all(
    annotations.map(async ({ subtype, url, dest, rect }) => {
      const box = boxOf(rect);
      if (subtype !== 'Link' || !box || (view && isPageWide(box, view))) return [];
      const own = dest ? await safePageOf(pdf, dest) : undefined;
      const target: LinkTarget | undefined = own ? { page: own } : addressOf(url);
      return target ? [{ target, box }] : [];
    }),
  );
  return links.flat();
}

/** The upper level of the document's table of contents, in its order; empty without one. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  const entries = (await pdf.getOutline()) ?? [];
  const found = await Promise.all(
    entries.slice(0, MAX_ENTRIES).map(async ({ title, dest }) => {
      const page = await safePageOf(pdf, dest);
      const name = foldSpaces(title);
      return page === undefined || name === '' ? [] : [{ title: name, page }];
    }),
  );
  return found.flat();
}
