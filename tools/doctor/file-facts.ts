import sharp from 'sharp';
import type { FileFacts } from '@/tools/doctor/content';
import { pdfFacts } from '@/tools/doctor/pdf-facts';
import {
  isReady,
  readHead,
  readRange,
  type FileFetch,
  type FileHead,
} from '@/tools/doctor/file-reads';
import { withDeadline } from '@/lib/util/deadline.mts';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';

const CONCURRENCY = 4;
const TIMEOUT_MS = 10_000;

// Each picture is looked at once: its cache would only fill memory.
sharp.cache(false);

/** Enough for the size of a picture in nearly every header; photographs may carry more. */
const HEADERS = [64 * 1024, 512 * 1024];

const bareType = (header: string | null) => header?.split(';')[0]?.trim().toLowerCase() ?? '';

const looksLike = (bytes: Uint8Array, signature: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length))
    .toString('latin1')
    .includes(signature);

const isPicture = (type: string, name: string) =>
  type.startsWith('image/') || /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(name);

/** Pixels as a visitor sees them; undefined for anything that is no complete header. */
async function pixelsOf(bytes: Uint8Array) {
  try {
    const { autoOrient } = await sharp(bytes, {
      limitInputPixels: false,
      failOn: 'none',
    }).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return undefined;
  }
}

type Known = { facts: FileFacts; pdf?: FileHead };

/** What the first bytes tell, or the head of a PDF, which takes its own time. */
async function readKnown(name: string, fetchFile: FileFetch, signal: AbortSignal): Promise<Known> {
  const head = await readHead(name, HEADERS[0] ?? 0, fetchFile, signal);
  if (!isReady(head)) return { facts: { status: head } };
  const type = bareType(head.type);
  const facts: FileFacts = {
    status: 'found',
    ...(type === '' ? {} : { type }),
    ...(head.total === undefined ? {} : { bytes: head.total }),
  };
  if (looksLike(head.bytes, '%PDF-')) return { facts, pdf: head };
  if (!isPicture(type, name)) return { facts };
  let pixels = await pixelsOf(head.bytes);
  if (pixels === undefined && head.isPart) {
    const more = await readRange(name, 0, HEADERS[1] ?? 0, fetchFile, signal);
    pixels = more && (await pixelsOf(more));
  }
  return { facts: { ...facts, ...pixels } };
}

async function factsOf(name: string, fetchFile: FileFetch): Promise<FileFacts> {
  const read = (signal: AbortSignal) => readKnown(name, fetchFile, signal);
  const { facts, pdf: head } = await withDeadline(TIMEOUT_MS, read);
  const pdf = head && (await pdfFacts(name, head, fetchFile));
  return { ...facts, ...(pdf ? { pdf } : {}) };
}

/** What is known of these files: few bytes of each, few at once. Never throws. */
export async function readFileFacts(
  keys: Iterable<string>,
  fetchFile: FileFetch,
): Promise<Map<string, FileFacts>> {
  const names = [...new Set(keys)].filter((name) => name !== '');
  const facts = await mapWithConcurrency(names, CONCURRENCY, (name) =>
    factsOf(name, fetchFile).catch((): FileFacts => ({ status: 'unavailable' })),
  );
  return new Map(names.map((name, at) => [name, facts[at] ?? { status: 'unavailable' }]));
}
