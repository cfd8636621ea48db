import { readFileSync } from 'node:fs';
import { openSync } from 'fontkit';

const source = readFileSync('app/fonts.ts', 'utf8');
const [core = '', others = ''] = [...source.matchAll(/value:\s*'([^']+)'/g)].map(
  ([, range]) => range,
);

function characters(range: string): number[] {
  return range.split(', ').flatMap((part) => {
    const [from = 0, to = from] = part
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** Returns the characters of a font file. */
const shown = (file: string) =>
  openSync(file).characterSet.filter((code) => code !== 0xd && code < 0xfeff);

const coreFile = shown('app/archivo-core.woff2');
const wholeFile = shown(
  require.resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
);

test('each character is only in the font file whose range names it', () => {
  expect(characters(core)).toEqual(coreFile);
  expect(characters(others)).toEqual(wholeFile.filter((code) => !coreFile.includes(code)));
});

test('the first font file has all characters of Spanish and is small', () => {
  const codes = [...'¿Año, güero y «pingüino»? ¡ÁÉÍÓÚÜÑ! 3.ª, 4.º — 20 °C; “m²”'].map((letter) =>
    letter.codePointAt(0),
  );
  expect(codes.filter((code) => !coreFile.includes(Number(code)))).toEqual([]);
  expect(readFileSync('app/archivo-core.woff2').length).toBeLessThan(25_000);
});
