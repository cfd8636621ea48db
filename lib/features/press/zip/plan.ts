import { formatSize } from '@/lib/util/format/sizes';

/** A file that a press release offers. */
export interface Download {
  name: string;
  /** In bytes. */
  size?: number;
  /** Of a picture. */
  pixels?: { width: number; height: number };
  /** Of a picture: what is seen. */
  caption?: string;
}

/** Specification, section 7. */
export type ZipName = 'imagenes.zip' | 'archivos.zip';

/** Larger downloads need the visitor's confirmation: 200 MB. */
export const CONFIRM_ABOVE_BYTES = 200_000_000;

/** The total size in bytes; undefined when one size is unknown. */
export function totalSize(files: readonly Download[]): number | undefined {
  let total = 0;
  for (const { size } of files) {
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

/** How much has come so far. */
export interface Progress {
  files: number;
  bytes: number;
}

/** By bytes where the total is known, else by files; 100 means the finished zip. */
export function percentDone(files: readonly Download[], done: Progress): number {
  const total = totalSize(files);
  const share = total ? done.bytes / total : done.files / Math.max(files.length, 1);
  return Math.min(99, Math.floor(share * 100));
}

const words: Record<ZipName, { all: string; one: string; many: string }> = {
  'imagenes.zip': { all: 'todas las imágenes', one: 'imagen', many: 'imágenes' },
  'archivos.zip': { all: 'todos los archivos', one: 'archivo', many: 'archivos' },
};

/** What the button says. */
export const zipLabel = (zip: ZipName) => `Descargar ${words[zip].all}`;

/** '1 imagen', '12 imágenes'. */
export function countOf(zip: ZipName, count: number): string {
  return `${count} ${count === 1 ? words[zip].one : words[zip].many}`;
}

/** '12 imágenes, 3.4 MB', the size where it is known. */
export function zipContents(zip: ZipName, files: readonly Download[]): string {
  const total = totalSize(files);
  return [countOf(zip, files.length), ...(total === undefined ? [] : [formatSize(total)])].join(
    ', ',
  );
}
