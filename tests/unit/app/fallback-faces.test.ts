/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { openSync } from 'fontkit';
import posts from '@/data/content/blog-posts.json';
import sections from '@/data/content/sections.json';

type Weight = 400 | 700;

/** Arimo is as wide as Arial, letter by letter. */
const FILES = {
  Archivo: {
    400: require.resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff2'),
    700: require.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff2'),
  },
  Arial: {
    400: require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
    700: require.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2'),
  },
  Roboto: {
    400: require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
    700: require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
  },
};
const css = readFileSync('app/fallback-faces.css', 'utf8');

/** The width of a text in em. */
function widths(family: keyof typeof FILES, weight: Weight): (text: string) => number {
  const font = openSync(FILES[family][weight]);
  return (text) => font.layout(text).advanceWidth / font.unitsPerEm;
}

/** The percentages of the fallback face, as factors. */
function face(name: string, weight: Weight) {
  const [block = ''] = css
    .split('@font-face')
    .filter((part) => part.includes(`'Archivo as ${name}'`) && part.includes(`weight: ${weight}`));
  const percent = (property: string) => {
    const value = new RegExp(`${property}: ([\\d.]+)%`).exec(block)?.[1];
    return value === undefined ? undefined : Number(value) / 100;
  };
  return {
    size: percent('size-adjust') ?? 1,
    ascent: percent('ascent-override') ?? NaN,
    descent: percent('descent-override') ?? NaN,
  };
}

const FACES = (['Arial', 'Roboto'] as const).flatMap((name) =>
  ([400, 700] as const).map((weight) => [name, weight] as const),
);

describe.each(FACES)('what stands in as %s %i', (name, weight) => {
  const archivo = widths('Archivo', weight);
  const standIn = widths(name, weight);
  const { size, ascent, descent } = face(name, weight);

  test('is as high as Archivo', () => {
    const font = openSync(FILES.Archivo[weight]);
    expect(ascent * size).toBeCloseTo(font.ascent / font.unitsPerEm, 2);
    expect(descent * size).toBeCloseTo(-font.descent / font.unitsPerEm, 2);
  });

  test('is as wide in the news, within 3 %', () => {
    const texts = posts.map((post) => post.title_publication);
    const sum = (width: (text: string) => number) =>
      texts.reduce((total, text) => total + width(text), 0);
    expect(texts.length).toBeGreaterThan(10);
    expect(Math.abs((sum(standIn) * size) / sum(archivo) - 1)).toBeLessThan(0.03);
  });

  test('moves no entry of the navigation by as much as a browser counts, 3 px', () => {
    const PX = 14;
    let moved = 0;
    for (const { section_name: label } of sections) {
      moved += (standIn(label) * size - archivo(label)) * PX;
      expect(Math.abs(moved)).toBeLessThan(3);
    }
  });
});
