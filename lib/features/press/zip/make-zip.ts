import { entryNames } from '@/lib/features/press/zip/entry-names';
import type { Fetched } from '@/lib/features/press/zip/fetch-files';
import type { Download, ZipName } from '@/lib/features/press/zip/plan';

/** The file in an archive that says what is missing. */
const NOTE_NAME = 'LEEME.txt';

const missingNote = (zip: ZipName, missing: readonly Download[], page: string): string =>
  [
    `Esta descarga (${zip}) está incompleta. No pudimos obtener:`,
    '',
    ...missing.map(({ name }) => `- ${name}`),
    '',
    'Puede volver a intentarlo en:',
    page,
    '',
  ].join('\r\n');

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
    archive.file(names.at(-1) ?? NOTE_NAME, missingNote(zip, missing, page));
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
