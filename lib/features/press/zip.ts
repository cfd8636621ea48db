import { savedName } from '@/lib/content/media/file-label';
import { routes } from '@/lib/server/routing/routes';
import { formatSize } from '@/lib/util/text';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';

/** A file that a press release offers. */
export interface Download {
  name: string;
  /** The size in bytes. */
  size?: number;
  /** The dimensions of a picture. */
  pixels?: { width: number; height: number };
  /** The text that describes a picture. */
  caption?: string;
}

/** The name of a zip (specification, section 7). */
export type ZipName = 'imagenes.zip' | 'archivos.zip';

const CONCURRENCY = 3;

/** Returns the total size in bytes; undefined when one size is unknown. */
export function totalSize(files: readonly Download[]): number | undefined {
  let total = 0;
  for (const { size } of files) {
    if (size === undefined) return undefined;
    total += size;
  }
  return total;
}

/** Returns what a zip contains, as '12 imágenes, 3.4 MB', with the size where it is known. */
export function zipContents(zip: ZipName, files: readonly Download[]): string {
  const count = `${files.length} ${zip === 'imagenes.zip' ? 'imágenes' : 'archivos'}`;
  const total = totalSize(files);
  return total === undefined ? count : `${count}, ${formatSize(total)}`;
}

/** Returns safe file names for a zip, unique in any letter case: 'foto.webp', 'foto (2).webp'. */
export function entryNames(keys: readonly string[]): string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    const base = key.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
    const safe = base.replace(/[\p{C}<>:"|?*]/gu, '_').replace(/^[\s.]+|[\s.]+$/g, '') || 'archivo';
    const [, stem = safe, extension = ''] = /^(.+)(\.\w{1,8})$/.exec(safe) ?? [];
    let name = safe;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1)
      name = `${stem} (${number})${extension}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** A finished zip, and the files that could not be fetched. */
export interface MadeZip {
  zip: Blob;
  missing: string[];
}

/**
 * Fetches files and zips them in the browser. Throws when `signal` aborts.
 *
 * @param onProgress is called with the bytes received so far.
 */
export async function makeZip(
  files: readonly Download[],
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<MadeZip> {
  const { default: JSZip } = await import('jszip');
  const archive = new JSZip();
  const names = entryNames(files.map(({ name, caption }) => savedName(name, caption ?? '')));
  const missing: string[] = [];
  let received = 0;
  const fetchBytes = async (name: string) => {
    const response = await fetch(routes.file(name), { signal });
    if (!response.ok || !response.body) throw new Error(`The site answered ${response.status}.`);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        onProgress((received += chunk.byteLength));
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter)).arrayBuffer();
  };
  const contents = await mapWithConcurrency(files, CONCURRENCY, async ({ name }) => {
    try {
      return await fetchBytes(name);
    } catch {
      signal.throwIfAborted();
      return undefined;
    }
  });
  // The zip has the gateway's order, not the order in which the files arrived.
  for (const [index, { name }] of files.entries()) {
    const content = contents[index];
    if (content === undefined) missing.push(name);
    else archive.file(names[index] ?? name, content);
  }
  // Files are stored uncompressed, because pictures and PDFs are already compressed.
  const zip = await archive.generateAsync({ type: 'blob', compression: 'STORE' });
  signal.throwIfAborted();
  return { zip, missing };
}
