import { entryNames } from '@/lib/features/press/zip/entry-names';
import type { Fetched } from '@/lib/features/press/zip/fetch-files';
import { missingNote, NOTE_NAME } from '@/lib/features/press/zip/note';
import type { Download, ZipName } from '@/lib/features/press/zip/plan';

/** Whether a Blob takes it as it is; a copy of everything would be dear. */
const isPlain = (part: Uint8Array): part is Uint8Array<ArrayBuffer> =>
  part.buffer instanceof ArrayBuffer;

/** What is put into a zip. */
interface Contents {
  zip: ZipName;
  files: readonly Download[];
  /** The bytes of each file, in the same order; undefined for those that failed. */
  fetched: readonly Fetched[];
  /** Address of the page, for the note. */
  page: string;
}

/**
 * A zip of the files that came, with a note on those that did not. The library comes with the
 * first zip and not before.
 *
 * Pictures and PDFs are compressed already, so they are stored. Sizes stand before the content
 * (no `streamFiles`): stored entries without them are refused by several unpackers.
 */
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
      // In pieces: one block of the whole size would be held beside the zip itself.
      .generateInternalStream({ type: 'uint8array', compression: 'STORE' })
      .on('data', (part) => parts.push(isPlain(part) ? part : new Uint8Array(part)))
      .on('error', reject)
      .on('end', () => resolve(new Blob(parts, { type: 'application/zip' })))
      .resume();
  });
}

/** Hands a file to the visitor under its name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read on after the click; the memory must be free again some time later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
