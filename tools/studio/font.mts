/**
 * `npm run studio -- font`: makes app/archivo-core.woff2, the typeface's subset for Spanish in the weights in
 * use, 22 kB instead of 35. Browsers load the rest (app/fonts.ts) only for other characters.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const font = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
);
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)).join(
  '',
);
const SPANISH = 'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº«»“”‘’–—…•·°²³½¼×€©®\u00a0';

const core = await subsetFont(await readFile(font), ASCII + SPANISH, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700, default: 400 } },
});
await writeFile('app/archivo-core.woff2', core);
console.log(`app/archivo-core.woff2: ${(core.length / 1000).toFixed(1)} kB`);
