import type { PDFDocumentProxy } from 'pdfjs-dist';
import sharp from 'sharp';
import { withDeadline } from '@/lib/util/deadline.mts';
import type { FileFacts } from '../content';

/** Requests a file of the gateway by its key. */
export type FileFetch = (
  name: string,
  init: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<Response>;

/** The first bytes of a body, and whether there are others; these are not read. */
async function beginningOf({ body }: Response, limit: number): Promise<[Buffer, boolean]> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > limit) break;
  }
  return [Buffer.concat(chunks).subarray(0, limit), size > limit];
}

/** Bytes of the complete file, if its headers tell; 416 is said of an empty one. */
function totalBytes({ status, headers }: Response): number | undefined {
  if (status === 416) return 0;
  if (headers.has('content-encoding')) return undefined;
  const name = status === 206 ? 'content-range' : 'content-length';
  const total = /(?:^|\/)(\d{1,15})$/.exec(headers.get(name) ?? '')?.[1];
  return total === undefined ? undefined : Number(total);
}

/** Reads from `begin` to before `end`, without ranges from the beginning alone; no bytes unless found. */
const readerOf =
  (name: string, fetchFile: FileFetch) =>
  async (begin: number, end: number, signal: AbortSignal) => {
    // Sizes and ranges must be those of the file itself.
    const headers = { range: `bytes=${begin}-${end - 1}`, 'accept-encoding': 'identity' };
    const response = await fetchFile(name, { headers, signal });
    const { status } = response;
    const isSent = status === 206 || (status === 200 && begin === 0);
    const isEmpty = status === 416 && begin === 0;
    if (!isSent) await response.body?.cancel();
    const [bytes, isCut] = isSent
      ? await beginningOf(response, end - begin)
      : [Buffer.alloc(0), false];
    const isAll = status === 200 && !isCut && !response.headers.has('content-encoding');
    const total = totalBytes(response) ?? (isAll ? bytes.byteLength : undefined);
    const lost = [404, 410].includes(status) ? 'missing' : 'unavailable';
    const outcome: FileFacts['status'] = isSent || isEmpty ? 'found' : lost;
    return {
      status: outcome,
      bytes,
      /** Without parameters. */
      type: response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() || undefined,
      /** Bytes of the complete file, if known. */
      total,
      /** There is more. */
      isPart: isCut || (total ?? 0) > bytes.byteLength,
      hasRanges: status === 206,
    };
  };

type Reader = ReturnType<typeof readerOf>;
type FileBytes = Awaited<ReturnType<Reader>>;

/** The first pages with a few in between: a scan has text on none of them. */
const PAGES = 6;
const PDF_LIMIT_MS = 15_000;
const MOST_BYTES = 8_000_000;
/** Without text on so many pages, none is expected on the others. */
const ENOUGH_PAGES = 3;

async function pageHasText(document: PDFDocumentProxy, number: number): Promise<boolean> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.some((item) => 'str' in item && item.str.trim() !== '');
}

/** Reads until `late`: pages of a scan may be too heavy to read many. */
async function readPdf(document: PDFDocumentProxy, late: Promise<undefined>) {
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
async function openPdf(read: Reader, head: FileBytes, signal: AbortSignal, giveUp: () => void) {
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
      read(begin, end, signal).then(({ status, bytes }) => {
        if (status === 'found') range.onDataRange(begin, new Uint8Array(bytes));
        else giveUp();
      }, giveUp);
    };
    const parts = { rangeChunkSize: 65_536, disableAutoFetch: true, disableStream: true };
    return pdfjs.getDocument({ ...options, range, ...parts });
  }
  if (head.isPart && (total === undefined || total > MOST_BYTES)) return undefined;
  const { status, bytes } = head.isPart ? await read(0, total ?? 0, signal) : head;
  if (status !== 'found') return undefined;
  return pdfjs.getDocument({ ...options, data: new Uint8Array(bytes) });
}

/** Title and text of a PDF; undefined for one that is locked, broken or too slow. Never throws. */
async function pdfFacts(read: Reader, head: FileBytes) {
  const stop = new AbortController();
  const late = Promise.withResolvers<undefined>();
  const giveUp = () => late.resolve(undefined);
  const timer = setTimeout(giveUp, PDF_LIMIT_MS);
  let task: Awaited<ReturnType<typeof openPdf>>;
  try {
    task = await openPdf(read, head, stop.signal, giveUp);
    const document = task && (await Promise.race([task.promise, late.promise]));
    return document && (await readPdf(document, late.promise));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    stop.abort();
    await task?.destroy();
  }
}

const LIMIT_MS = 10_000;
/** An error page or an envelope in place of the file. */
const NOT_A_FILE = /^(?:text\/html|application\/json)$/;
const PICTURE_NAME = /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;

// Each picture is looked at once: its cache would only fill memory.
sharp.cache(false);

/** Enough for the size of a picture in nearly every header; photographs may carry more. */
const HEADER = 64 * 1024;
const LONG_HEADER = 512 * 1024;

/** Pixels as a visitor sees them; undefined for anything that is no complete header. */
async function pixelsOf(bytes: Uint8Array) {
  try {
    const picture = sharp(bytes, { limitInputPixels: false, failOn: 'none' });
    const { width, height } = (await picture.metadata()).autoOrient;
    return { width, height };
  } catch {
    return undefined;
  }
}

async function readFacts(name: string, fetchFile: FileFetch): Promise<FileFacts> {
  const read = readerOf(name, fetchFile);
  const readTo = (end: number) => withDeadline(LIMIT_MS, (signal) => read(0, end, signal));
  const head = await readTo(HEADER);
  const { status, bytes, type = '', total } = head;
  if (status !== 'found') return { status };
  const facts: FileFacts = {
    status: NOT_A_FILE.test(type) ? 'unavailable' : status,
    ...(type !== '' && { type }),
    ...(total !== undefined && { bytes: total }),
  };
  if (bytes.subarray(0, 1024).includes('%PDF-')) {
    const pdf = await pdfFacts(read, head);
    return { ...facts, ...(pdf && { pdf }) };
  }
  if (!type.startsWith('image/') && !PICTURE_NAME.test(name)) return facts;
  const pixels = await pixelsOf(bytes);
  if (pixels || !head.isPart) return { ...facts, ...pixels };
  const more = await readTo(LONG_HEADER);
  return { ...facts, ...(await pixelsOf(more.bytes)) };
}

/** What is known of a file, by few bytes of it. Never throws. */
export const fileFacts = (name: string, fetchFile: FileFetch): Promise<FileFacts> =>
  readFacts(name, fetchFile).catch(() => ({ status: 'unavailable' }));
