import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';

// Whole paths: from parts of them a traced build would take the folder with all its files.
const REGULAR = 'node_modules/@fontsource/archivo/files/archivo-latin-400-normal.woff';
const BOLD = 'node_modules/@fontsource/archivo/files/archivo-latin-700-normal.woff';

/** The two weights of a sheet. */
export type FontName = 'regular' | 'bold';
/** Font files by weight. */
export type Fonts = Readonly<Record<FontName, Buffer>>;

// https://www.w3.org/TR/WOFF/: the tables of a font, each compressed by itself.
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The plain font in a WOFF 1.0 file. The PDF library would inflate the tables of a WOFF again and
 * again, which is most of the time that a PDF takes.
 */
export function unpackedWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = directory.length;
  for (let at = 0; at < count; at += 1) {
    const entry = WOFF_HEADER + at * WOFF_ENTRY;
    const start = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(start, start + packedLength);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packedLength < length ? inflateSync(packed) : packed).copy(table);
    const target = SFNT_HEADER + at * SFNT_ENTRY;
    woff.copy(directory, target, entry, entry + 4);
    woff.copy(directory, target + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, target + 8);
    directory.writeUInt32BE(length, target + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([directory, ...tables]);
}

let fonts: Fonts | undefined;

/** The site's typeface for a PDF, read once. */
export async function sheetFonts(): Promise<Fonts> {
  fonts ??= {
    regular: unpackedWoff(await readFile(join(process.cwd(), REGULAR))),
    bold: unpackedWoff(await readFile(join(process.cwd(), BOLD))),
  };
  return fonts;
}
