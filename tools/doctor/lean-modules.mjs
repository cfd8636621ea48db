/**
 * `node --import` this after tsx where memory matters: packages are loaded as they are, not compiled
 * once more (pdfjs alone took 200 MB), and no source maps are kept for stack traces.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

process.setSourceMapsEnabled(false);

registerHooks({
  load(url, context, nextLoad) {
    const isPackage = /^file:.*\/node_modules\/.*\.mjs$/.test(url);
    if (!isPackage) return nextLoad(url, context);
    return { format: 'module', source: readFileSync(new URL(url)), shortCircuit: true };
  },
});
