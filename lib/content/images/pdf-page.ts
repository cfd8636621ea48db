import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { globalSingleton } from '@/lib/util/global-singleton';

/** What the worker gets. */
export interface PdfPageTask {
  bytes: Uint8Array;
  /** The page is drawn to fit into this, in pixels. */
  width: number;
  maxHeight: number;
  /** Bound of PDFium's memory. */
  memoryBytes: number;
}

/** What it sends back: RGBA, row by row. */
export interface DrawnPage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** The larger of the two widths that the report's viewer names. */
const WIDTH = 828;
const MAX_HEIGHT = 2_000;
/** With the thread's own, less than a conversion may take (lib/content/images/convertible.ts). */
const MEMORY_BYTES = 256 * 1024 * 1024;
const HEAP_MB = 64;
/** A report of 1 MB takes half a second. */
const LIMIT_MS = 8_000;
/** PDF 32000-1, annex H.3. */
const SIGNATURE_WITHIN = 1024;

/** PNG of some 500 kB by the PDF's hash: its other sizes and formats do not draw it again. */
const pictures = globalSingleton(
  'pdf-pages',
  () =>
    new LRUCache<string, Buffer>({ maxSize: 16 * 1024 * 1024, sizeCalculation: (b) => b.length }),
);

/** By the signature, which may stand behind some other bytes. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, SIGNATURE_WITHIN).includes('%PDF-');

/** Draws in a worker, which ends with it; undefined where it fails or takes too long. */
async function draw(bytes: Buffer, limitMs: number): Promise<DrawnPage | undefined> {
  const task: PdfPageTask = {
    // A copy: a small buffer is part of one that others share.
    bytes: new Uint8Array(bytes),
    width: WIDTH,
    maxHeight: MAX_HEIGHT,
    memoryBytes: MEMORY_BYTES,
  };
  // Not bundled: Node reads TypeScript, and PDFium finds its file beside it.
  const file = join(
    /* turbopackIgnore: true */ process.cwd(),
    'lib/content/images/pdf-page-worker.mts',
  );
  const worker = new Worker(file, {
    workerData: task,
    // No secrets in a thread that reads foreign files, and nothing of it in the log.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<DrawnPage | undefined>((resolve) => {
      worker.once('message', resolve);
      worker.once('error', () => resolve(undefined));
      worker.once('exit', () => resolve(undefined));
      timer = setTimeout(() => resolve(undefined), limitMs);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The first page of a PDF as PNG; undefined for one that is protected, broken or too expensive. */
export async function pdfPagePicture(
  bytes: Buffer,
  limitMs = LIMIT_MS,
): Promise<Buffer | undefined> {
  const key = createHash('sha256').update(bytes).digest('base64');
  const known = pictures.get(key);
  if (known) return known;
  const page = await draw(bytes, limitMs);
  if (page === undefined) return undefined;
  const { pixels, width, height } = page;
  const picture = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 4 })
    .toBuffer();
  pictures.set(key, picture);
  return picture;
}
