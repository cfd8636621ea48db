// Draws the first page of a PDF in a thread of its own. PDFium runs in WebAssembly: what breaks in it
// stays in its memory, which is bounded here.
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { DrawnPage, PdfPageTask } from './pdf-page.ts';

const PAGE_BYTES = 65_536;
const { bytes, width, maxHeight, memoryBytes }: PdfPageTask = workerData;

let isRefused = false;
const { grow } = WebAssembly.Memory.prototype;
WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
  isRefused ||= this.buffer.byteLength + pages * PAGE_BYTES > memoryBytes;
  if (isRefused) throw new RangeError('Out of memory');
  return grow.call(this, pages);
};

const library = await PDFiumLibrary.init();
const page = (await library.loadDocument(bytes)).getPage(0);
const { originalWidth, originalHeight } = page.getOriginalSize();
const scale = Math.min(width / originalWidth, maxHeight / originalHeight);
const size = {
  width: Math.max(1, Math.round(originalWidth * scale)),
  height: Math.max(1, Math.round(originalHeight * scale)),
};
const { data } = await page.render({ ...size, scale: 1 });
// PDFium leaves out what did not fit into its memory, up to an empty page.
if (isRefused) throw new RangeError('Out of memory');
const drawn: DrawnPage = { ...size, pixels: data };
parentPort?.postMessage(drawn);
