/** Copies the data files of pdfjs to public/, so that browsers need no third party. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
const target = join(root, 'public/pdfjs');

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
// WebAssembly is left out, because it would need a wider Content-Security-Policy.
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
