import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackedWoff } from '@/lib/features/zone-sheet/pdf/woff';

// Whole paths: from parts of them a traced build would take the folder with all its files.
const REGULAR = 'node_modules/@fontsource/archivo/files/archivo-latin-400-normal.woff';
const BOLD = 'node_modules/@fontsource/archivo/files/archivo-latin-700-normal.woff';

/** The two weights of a sheet. */
export type FontName = 'regular' | 'bold';
/** Font files by weight. */
export type Fonts = Readonly<Record<FontName, Buffer>>;

let fonts: Fonts | undefined;

/** The site's typeface for a PDF, read once. */
export async function sheetFonts(): Promise<Fonts> {
  fonts ??= {
    regular: unpackedWoff(await readFile(join(process.cwd(), REGULAR))),
    bold: unpackedWoff(await readFile(join(process.cwd(), BOLD))),
  };
  return fonts;
}
