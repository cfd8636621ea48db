import type { PDFDocumentProxy } from 'pdfjs-dist';
import { readBytes, type FileBytes, type FileRequest } from './file-bytes';

/** The first pages with a few in between: a scan has text on none of them. */
const PAGES = 6;
const TIMEOUT_MS = 15_000;
const MOST_BYTES = 8_000_000;
/** Without text on so many pages, none is expected on the others. */
const ENOUGH_PAGES = 3;
const CHUNK = 65_536;

async function pageHasText(document: PDFDocumentProxy, number: number): Promise<boolean> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.some((item) => 'str' in item && item.str.trim() !== '');
}

/** Reads until `late`: pages of a scan may be too heavy to read many. */
async function read(document: PDFDocumentProxy, late: Promise<undefined>) {
  const metadata = await Promise.race([document.getMetadata(), late]);
  if (metadata === undefined) return undefined;
  const { info } = metadata;
  const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : '';
  const count = document.numPages;
  for (let at = 0; at < Math.min(PAGES, count); at += 1) {
    const number = 1 + at * Math.max(1, Math.floor(count / PAGES));
    const hasText = await Promise.race([pageHasText(document, number), late]);
    if (hasText) return { title, hasText };
    if (hasText === undefined) return at < ENOUGH_PAGES ? undefined : { title, hasText: false };
  }
  return { title, hasText: false };
}

/** Reads what the document asks for, up to a number of bytes. */
async function open(request: FileRequest, head: FileBytes, giveUp: () => void) {
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const verbosity = pdfjs.VerbosityLevel.ERRORS;
  const options = { isEvalSupported: false, useSystemFonts: false, verbosity };
  const { total, hasRanges } = head;
  if (head.isPart && hasRanges && total !== undefined) {
    const range = new pdfjs.PDFDataRangeTransport(total, new Uint8Array(head.bytes));
    let left = MOST_BYTES;
    range.requestDataRange = (begin: number, end: number) => {
      left -= end - begin;
      if (left < 0) return giveUp();
      readBytes(request, begin, end).then(({ status, bytes }) => {
        if (status === 'found') range.onDataRange(begin, new Uint8Array(bytes));
        else giveUp();
      }, giveUp);
    };
    const parts = { rangeChunkSize: CHUNK, disableAutoFetch: true, disableStream: true };
    return pdfjs.getDocument({ ...options, range, ...parts });
  }
  if (head.isPart && (total === undefined || total > MOST_BYTES)) return undefined;
  const { status, bytes } = head.isPart ? await readBytes(request, 0, total ?? 0) : head;
  if (status !== 'found') return undefined;
  return pdfjs.getDocument({ ...options, data: new Uint8Array(bytes) });
}

/** Title and text of a PDF; undefined for one that is locked, broken or too slow. Never throws. */
export async function pdfFacts(file: Omit<FileRequest, 'signal'>, head: FileBytes) {
  const stop = new AbortController();
  const late = Promise.withResolvers<undefined>();
  const giveUp = () => late.resolve(undefined);
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  let task: Awaited<ReturnType<typeof open>>;
  try {
    task = await open({ ...file, signal: stop.signal }, head, giveUp);
    const document = task && (await Promise.race([task.promise, late.promise]));
    return document && (await read(document, late.promise));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    stop.abort();
    await task?.destroy();
  }
}
