import sharp from 'sharp';
import type { FileFacts } from '../content';
import { readBytes, type FileFetch, type FileRequest } from './file-bytes';
import { pdfFacts } from './pdf-facts';
import { withDeadline } from '@/lib/util/deadline.mts';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';

const CONCURRENCY = 4;
const TIMEOUT_MS = 10_000;

// Each picture is looked at once: its cache would only fill memory.
sharp.cache(false);

/** Enough for the size of a picture in nearly every header; photographs may carry more. */
const HEADER = 64 * 1024;
const LONG_HEADER = 512 * 1024;

const isPdf = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length)).includes('%PDF-');

const isPicture = (type: string, name: string) =>
  type.startsWith('image/') || /\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i.test(name);

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

/** What the first bytes tell, and these bytes where they are of a PDF, which takes its own time. */
async function readFirst(request: FileRequest) {
  const head = await readBytes(request, 0, HEADER);
  const { status, bytes, type, total, isPart } = head;
  if (status !== 'found') return { facts: { status } };
  const facts: FileFacts = {
    status,
    ...(type !== undefined && { type }),
    ...(total !== undefined && { bytes: total }),
  };
  if (isPdf(bytes)) return { facts, pdf: head };
  if (!isPicture(type ?? '', request.name)) return { facts };
  const first = await pixelsOf(bytes);
  if (first || !isPart) return { facts: { ...facts, ...first } };
  const more = await readBytes(request, 0, LONG_HEADER);
  return { facts: { ...facts, ...(more.status === 'found' && (await pixelsOf(more.bytes))) } };
}

async function factsOf(name: string, fetchFile: FileFetch): Promise<FileFacts> {
  const { facts, pdf: head } = await withDeadline(TIMEOUT_MS, (signal) =>
    readFirst({ name, fetchFile, signal }),
  );
  const pdf = head && (await pdfFacts(name, head, fetchFile));
  return { ...facts, ...(pdf && { pdf }) };
}

/** What is known of these files: few bytes of each, few at once. Never throws. */
export async function readFileFacts(
  keys: Iterable<string>,
  fetchFile: FileFetch,
): Promise<Map<string, FileFacts>> {
  const names = [...new Set(keys)].filter((name) => name !== '');
  const facts = await mapWithConcurrency(names, CONCURRENCY, async (name) => {
    const own = await factsOf(name, fetchFile).catch(() => ({ status: 'unavailable' }) as const);
    return [name, own] as const;
  });
  return new Map(facts);
}
