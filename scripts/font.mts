/**
 * `npm run font`: makes app/archivo-core.woff2, the part of the site's typeface that every page needs:
 * what Spanish is written with, in the weights that are used. 22 kB instead of 35, and the browser
 * fetches the rest of the family (app/fonts.ts) only for a page with other characters.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const whole = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join(
  '',
);
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº«»“”‘’–—…•·°²³½¼×€©®\u00a0';

const core = await subsetFont(await readFile(whole), ASCII + SPANISH, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});
await writeFile('app/archivo-core.woff2', core);
console.log(`app/archivo-core.woff2: ${(core.length / 1000).toFixed(1)} kB`);
