import type { Fetched } from '@/lib/features/press/zip/fetch-files';
import type { Download, ZipName } from '@/lib/features/press/zip/plan';

/** In characters; numbers of duplicates are added to it. */
const MAX_LENGTH = 120;

/** Device names reserved by Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Control characters, and direction marks that can hide an extension. */
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function split(name: string): [stem: string, extension: string] {
  const match = /^(.+)(\.[a-z0-9]{1,8})$/i.exec(name);
  return [match?.[1] ?? name, match?.[2] ?? ''];
}

function sanitizeName(key: string): string {
  const base = key.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const [stem, extension] = split(plain === '' ? 'archivo' : plain);
  const short = [...stem].slice(0, MAX_LENGTH).join('') + extension;
  return DEVICE.test(short) ? `_${short}` : short;
}

/** Safe file names for a zip, as 'foto (2).webp'; unique in any letter case, as on most disks. */
export function entryNames(keys: readonly string[]): string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    const [stem, extension] = split(sanitizeName(key));
    let name = stem + extension;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${stem} (${number})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

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
