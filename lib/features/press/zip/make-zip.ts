import { entryNames } from '@/lib/features/press/zip/entry-names';
import type { Fetched } from '@/lib/features/press/zip/fetch-files';
import { missingNote, NOTE_NAME } from '@/lib/features/press/zip/note';
import type { Download, ZipName } from '@/lib/features/press/zip/plan';

/** A Blob takes it without a copy. */
const isPlain = (part: Uint8Array): part is Uint8Array<ArrayBuffer> =>
  part.buffer instanceof ArrayBuffer;

interface Contents {
  zip: ZipName;
  files: readonly Download[];
  fetched: readonly Fetched[];
  page: string;
}

/** Makes a zip with a note on missing files. */
// Stored, as they are compressed already, and without `streamFiles`: several unpackers refuse
// stored entries whose sizes come after the content.
export async function makeZip({ zip, files, fetched, page }: Contents): Promise<Blob> {
  const { default: JSZip } = await import('jszip');
  const archive = new JSZip();
  const names = entryNames([...files.map(({ name }) => name), NOTE_NAME]);
  const missing = files.filter((_, index) => fetched[index] === undefined);
  fetched.forEach((bytes, index) => {
    if (bytes) archive.file(names[index] ?? '', bytes, { createFolders: false });
  });
  if (missing.length > 0) {
    const note = missingNote(
      zip,
      missing.map(({ name }) => name),
      page,
    );
    archive.file(names.at(-1) ?? NOTE_NAME, note);
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  return new Promise((resolve, reject) => {
    archive
      // In chunks: one block would need the memory twice.
      .generateInternalStream({ type: 'uint8array', compression: 'STORE' })
      .on('data', (part) => parts.push(isPlain(part) ? part : new Uint8Array(part)))
      .on('error', reject)
      .on('end', () => resolve(new Blob(parts, { type: 'application/zip' })))
      .resume();
  });
}
