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

/** The font files. Each letter of Arimo is as wide as in Arial. */
const FILES = { Arial: 'arimo', Roboto: 'roboto' } as const;
const css = readFileSync('app/fallback-faces.css', 'utf8');

/** The metrics of a fallback face, in em. */
interface Metrics {
  size: number;
  /** The width of the space, which has its own face. */
  space: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Returns the percentages of a face as factors. */
function percentages(block: string) {
  const factor = (property: string) =>
    Number(new RegExp(`${property}: ([\\d.]+)%`).exec(block)?.[1] ?? NaN) / 100;
  return {
    size: factor('size-adjust'),
    ascent: factor('ascent-override'),
    descent: factor('descent-override'),
    lineGap: factor('line-gap-override'),
  };
}

/** Returns the faces of a fallback: the face of its letters, then that of its spaces. */
const faces = (name: string, weight: Weight) =>
  css
    .split('@font-face')
    .filter((part) => part.includes(`'Archivo as ${name}'`) && part.includes(`weight: ${weight}`));

function face(name: string, weight: Weight): Metrics {
  const [letters = '', spaces = ''] = faces(name, weight);
  return { ...percentages(letters), space: percentages(spaces).size };
}

/** Returns the texts in a JSON value, without markup and addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  if (typeof value !== 'string' || /^(?:\/|https?:)/.test(value)) return [];
  const parts = value.split(/<[^>]*>|&[#\w]+;|\n/).map((part) => part.trim());
  return parts.filter((part) => /\p{L}{2}.*\s/u.test(part));
}

/**
 * The number of texts for each kind of content, because the texts of a kind are alike. The sample also
 * contains every text in the markup of pages and components.
 */
const PER_KIND = 25;
const content = globSync('data/content/*.json').flatMap((file) =>
  [...new Set(textsIn(JSON.parse(readFileSync(file, 'utf8'))))].slice(0, PER_KIND),
);
const fixed = globSync('{app,components}/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/>\s*([A-ZÁÉÍÓÚ¿¡][^<>{}=;_]{3,}?)\s*</g)].map(
    ([, text = '']) => text.replace(/\s+/g, ' '),
  ),
);
const texts = [...new Set([...content, ...fixed])];

/** The length of a line on a phone: 320 px with letters of 16 px. */
const LINE_EM = 20;

const SPACES = /[ \u00a0]/g;

/** Measures widths in em: `is` in Archivo, and `comes` in the fallback font. */
function measurer(name: keyof typeof FILES, weight: Weight) {
  const [archivo, standIn] = [
    openSync(fileOf('archivo', weight)),
    openSync(fileOf(FILES[name], weight)),
  ];
  const width = (font: typeof archivo, text: string) =>
    font.layout(text).advanceWidth / font.unitsPerEm;
  return {
    archivo,
    measure(text: string) {
      const spaces = (text.match(SPACES)?.length ?? 0) * width(standIn, ' ');
      const letters = width(standIn, text) - spaces;
      return {
        text,
        is: width(archivo, text),
        comes: ({ size, space }: Metrics) => letters * size + spaces * space,
      };
    },
  };
}

/** Returns a function that lists the visible differences between a face and Archivo. */
function differences({ archivo, measure }: ReturnType<typeof measurer>) {
  const measured = texts.map(measure);
  const space = measure(' ');
  const whole = measured.reduce((total, { is }) => total + is, 0);

  return (metrics: Metrics): string[] => {
    const { size, ascent, descent, lineGap } = metrics;
    const heights = [
      ['ascent', ascent * size, archivo.ascent],
      ['descent', descent * size, -archivo.descent],
      ['line gap', lineGap * size, archivo.lineGap],
    ] as const;
    const away = measured.map(({ is, comes }) => Math.abs(comes(metrics) - is));
    return [
      // This is a third of a pixel in the largest heading, of 56 px.
      ...heights
        .filter(([, comes, is]) => !(Math.abs(comes - is / archivo.unitsPerEm) < 0.006))
        .map(([what]) => what),
      // This is a fiftieth of a pixel in a text of 16 px.
      ...(Math.abs(space.comes(metrics) - space.is) < 0.001 ? [] : ['space']),
      // This is one line more or less in two hundred lines of text.
      ...(away.reduce((total, one) => total + one, 0) / whole < 0.005 ? [] : ['all texts']),
      // A line ends within a letter of its end in Archivo. Words in capitals differ most.
      ...measured
        .filter(({ is }, at) => Number(away[at]) > 0.04 * Math.max(is, LINE_EM))
        .map(({ text }) => text),
    ];
  };
}

test('the sample contains texts of every kind of content and of the markup', () => {
  expect(content.length).toBeGreaterThan(300);
  expect(fixed.length).toBeGreaterThan(100);
});

test('the shipped font has the widths and heights that these tests measure', () => {
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

describe.each(FACES)('the fallback %s %i', (name, weight) => {
  const measured = measurer(name, weight);
  const differencesOf = differences(measured);
  const metrics = face(name, weight);

  test('is as high and as wide as Archivo', () => {
    expect(differencesOf(metrics)).toEqual([]);
  });

  test('has a face for spaces that is as high as the face for letters', () => {
    const [letters = '', spaces = '', ...more] = faces(name, weight);
    expect(more).toEqual([]);
    expect(letters).not.toContain('unicode-range');
    expect(spaces).toContain('unicode-range: U+0020, U+00A0;');
    const { size, ascent, descent, lineGap } = percentages(spaces);
    // Browsers take the height of a line from the face that has the space.
    expect(ascent * size).toBeCloseTo(metrics.ascent * metrics.size, 2);
    expect(descent * size).toBeCloseTo(metrics.descent * metrics.size, 2);
    expect(lineGap).toBe(0);
  });

  test.each(['size', 'space', 'ascent', 'descent', 'lineGap'] as const)(
    'differs visibly from Archivo if its %s changes',
    (key) => {
      for (const change of [-0.05, 0.05])
        expect(differencesOf({ ...metrics, [key]: metrics[key] + change })).not.toEqual([]);
    },
  );

  test('moves no entry of the navigation by 3 px or more, which a browser counts as a shift', () => {
    const PX = 14;
    let moved = 0;
    for (const { section_name: label } of sections) {
      const { is, comes } = measured.measure(label);
      moved += (comes(metrics) - is) * PX;
      expect(Math.abs(moved)).toBeLessThan(3);
    }
  });
});
