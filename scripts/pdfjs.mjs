/**
 * `npm run pdfjs`: puts what pdfjs reads beside a document where the site serves it, so that no
 * visitor's browser asks anybody else. Part of every build; the copies are not committed.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const target = join(root, 'public/pdfjs');

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
// Character maps of fonts that are not in the document, the two standard fonts that no system has,
// and the picture decoders in JavaScript: WebAssembly would need a wider Content-Security-Policy.
const wanted = /^(?:cmaps|standard_fonts)\/|^wasm\/(?:\w+_nowasm_fallback\.js|LICENSE)/;
for (const folder of ['cmaps', 'standard_fonts', 'wasm']) {
  cpSync(join(source, folder), join(target, folder), {
    recursive: true,
    filter: (from) => {
      const path = from.slice(source.length + 1);
      return path === folder || wanted.test(path);
    },
  });
}
