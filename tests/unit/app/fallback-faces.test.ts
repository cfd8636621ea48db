import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openSync } from 'fontkit';
import sections from '@/data/content/sections.json';

type Weight = 400 | 700;

const PACKAGES = {
  archivo: require.resolve('@fontsource/archivo/package.json'),
  arimo: require.resolve('@fontsource/arimo/package.json'),
  roboto: require.resolve('@fontsource/roboto/package.json'),
};
const fileOf = (name: keyof typeof PACKAGES, weight: Weight) =>
  join(dirname(PACKAGES[name]), `files/${name}-latin-${weight}-normal.woff2`);

/** Arimo is as wide as Arial, letter by letter. */
const FILES = { Arial: 'arimo', Roboto: 'roboto' } as const;
const css = readFileSync('app/fallback-faces.css', 'utf8');

/** What a face makes of its font, in em. */
interface Metrics {
  size: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** The percentages of the fallback face, as factors. */
function face(name: string, weight: Weight): Metrics {
  const [block = ''] = css
    .split('@font-face')
    .filter((part) => part.includes(`'Archivo as ${name}'`) && part.includes(`weight: ${weight}`));
  const factor = (property: string) =>
    Number(new RegExp(`${property}: ([\\d.]+)%`).exec(block)?.[1] ?? NaN) / 100;
  return {
    size: block.includes('size-adjust') ? factor('size-adjust') : 1,
    ascent: factor('ascent-override'),
    descent: factor('descent-override'),
    lineGap: factor('line-gap-override'),
  };
}

/** Texts in a value of JSON, without markup and addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value !== 'string' || /^(?:\/|https?:)/.test(value)) return [];
  const parts = value.split(/<[^>]*>|&[#\w]+;|\n/).map((part) => part.trim());
  return parts.filter((part) => /\p{L}{2}.*\s/u.test(part));
}

/**
 * Of all that pages show: the first texts of every kind of content, since a kind's texts are alike,
 * and every text that stands in the markup of pages and components.
 */
const PER_KIND = 25;
const content = globSync('data/content/*.json').flatMap((file) =>
  [...new Set(textsIn(JSON.parse(readFileSync(file, 'utf8'))))].slice(0, PER_KIND),
);
const fixed = globSync('{app,components}/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/>\s*([A-ZÁÉÍÓÚ¿¡][^<>{}=;]{3,}?)\s*</g)].map(
    ([, text = '']) => text.replace(/\s+/g, ' '),
  ),
);
const texts = [...new Set([...content, ...fixed])];

/** A phone's line: 320 px of letters of 16 px. */
const LINE_EM = 20;

/** Widths in em: what it is in Archivo, what it comes out as in the font that stands in. */
function measurer(name: keyof typeof FILES, weight: Weight) {
  const [archivo, standIn] = [
    openSync(fileOf('archivo', weight)),
    openSync(fileOf(FILES[name], weight)),
  ];
  return {
    archivo,
    measure: (text: string) => ({
      text,
      is: archivo.layout(text).advanceWidth / archivo.unitsPerEm,
      comes: standIn.layout(text).advanceWidth / standIn.unitsPerEm,
    }),
  };
}

/** By what a face differs from Archivo so that a person sees it. */
function differences({ archivo, measure }: ReturnType<typeof measurer>) {
  const measured = texts.map(measure);
  const sum = (key: 'is' | 'comes') => measured.reduce((total, one) => total + one[key], 0);

  return ({ size, ascent, descent, lineGap }: Metrics): string[] => {
    const heights = [
      ['ascent', ascent * size, archivo.ascent],
      ['descent', descent * size, -archivo.descent],
      ['line gap', lineGap * size, archivo.lineGap],
    ] as const;
    return [
      // A third of a pixel in the largest heading, of 56 px.
      ...heights
        .filter(([, comes, is]) => !(Math.abs(comes - is / archivo.unitsPerEm) < 0.006))
        .map(([what]) => what),
      // Of forty lines of text one more or less.
      ...(Math.abs((sum('comes') * size) / sum('is') - 1) < 0.025 ? [] : ['all texts']),
      // A line ends within a letter and its space of where it would.
      ...measured
        .filter(({ is, comes }) => Math.abs(comes * size - is) > 0.045 * Math.max(is, LINE_EM))
        .map(({ text }) => text),
    ];
  };
}

test('the sample has texts of every kind of content and of the markup', () => {
  expect(content.length).toBeGreaterThan(300);
  expect(fixed.length).toBeGreaterThan(100);
});

test('browsers get the widths and heights that are measured here', () => {
  const sent = openSync('app/archivo-core.woff2');
  const whole = openSync(fileOf('archivo', 400));
  const shown = new Set(sent.characterSet);
  const sample = texts.filter((text) =>
    [...text].every((char) => shown.has(Number(char.codePointAt(0)))),
  );
  expect(sample.length).toBeGreaterThan(400);
  const width = (font: typeof sent) => (text: string) =>
    Math.round((font.layout(text).advanceWidth / font.unitsPerEm) * 1_000);
  expect(sample.map(width(sent))).toEqual(sample.map(width(whole)));
  for (const key of ['ascent', 'descent', 'lineGap', 'unitsPerEm'] as const)
    expect(sent[key]).toBe(whole[key]);
});

const FACES = (['Arial', 'Roboto'] as const).flatMap((name) =>
  ([400, 700] as const).map((weight) => [name, weight] as const),
);

describe.each(FACES)('what stands in as %s %i', (name, weight) => {
  const measured = measurer(name, weight);
  const differencesOf = differences(measured);
  const metrics = face(name, weight);

  test('is as high and as wide as Archivo', () => {
    expect(differencesOf(metrics)).toEqual([]);
  });

  test.each(['size', 'ascent', 'descent', 'lineGap'] as const)(
    'another %s would be noticed',
    (key) => {
      for (const change of [-0.05, 0.05])
        expect(differencesOf({ ...metrics, [key]: metrics[key] + change })).not.toEqual([]);
    },
  );

  test('moves no entry of the navigation by as much as a browser counts, 3 px', () => {
    const PX = 14;
    let moved = 0;
    for (const { section_name: label } of sections) {
      const { is, comes } = measured.measure(label);
      moved += (comes * metrics.size - is) * PX;
      expect(Math.abs(moved)).toBeLessThan(3);
    }
  });
});
