/**
 * Step of `npm run build`, after what alters scripts: writes each script, style, drawing and the like
 * once more as Brotli and as gzip, each as small as it gets, where that is smaller than the file.
 * Instances (lib/server/assets/serve-asset.ts) and nginx send these copies.
 */
import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedTypes, copyEndings } from '../../lib/server/assets/compressed.mts';

const encoders = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

const folder = join(process.cwd(), '.next/static');
const entries = await readdir(folder, { recursive: true, withFileTypes: true });
const paths = entries
  .filter((entry) => entry.isFile() && extname(entry.name) in compressedTypes)
  .map(({ parentPath, name }) => join(parentPath, name));
if (paths.length === 0) throw new Error(`There is nothing to compress in ${folder}`);

const files = await Promise.all(
  paths.map(async (path) => ({
    path,
    text: await readFile(path),
    built: (await stat(path)).mtime,
  })),
);
// The largest first: none is left for a single thread at the end.
files.sort((a, b) => b.text.length - a.text.length);
await Promise.all(
  files.flatMap(({ path, text, built }) =>
    Object.entries(encoders).map(async ([encoding, encode]) => {
      const bytes = await encode(text);
      if (bytes.length >= text.length) return;
      const copy = path + copyEndings[encoding];
      await writeFile(copy, bytes);
      await utimes(copy, built, built);
    }),
  ),
);
