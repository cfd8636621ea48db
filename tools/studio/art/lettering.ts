import { openSync } from 'fontkit';

/** From Debian's package fonts-liberation; the sans families come from npm. */
const LIBERATION = '/usr/share/fonts/truetype/liberation';

const FACES = {
  'archivo-600': require.resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff'),
  'archivo-700': require.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff'),
  'archivo-800': require.resolve('@fontsource/archivo/files/archivo-latin-800-normal.woff'),
  'archivo-900-italic': require.resolve('@fontsource/archivo/files/archivo-latin-900-italic.woff'),
  'inter-700': require.resolve('@fontsource/inter/files/inter-latin-700-normal.woff'),
  'inter-800': require.resolve('@fontsource/inter/files/inter-latin-800-normal.woff'),
  serif: `${LIBERATION}/LiberationSerif-Regular.ttf`,
  'serif-bold': `${LIBERATION}/LiberationSerif-Bold.ttf`,
  'serif-bold-italic': `${LIBERATION}/LiberationSerif-BoldItalic.ttf`,
};

type Face = keyof typeof FACES;

interface Lettering {
  face: Face;
  /** Font size in user units. */
  size: number;
  /** Left, middle or right end of the baseline, by `anchor`. */
  x: number;
  y: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Extra space after each letter, in em. */
  tracking?: number;
  /** Width of a round outline in the same colour: softens the corners of a heavy face. */
  soften?: number;
}

/**
 * Sets one line as outlines, so that a drawing is the same on every machine.
 * Returns the path element and the width of the line in user units; throws if the face lacks a letter.
 */
export function letter(text: string, style: Lettering): { svg: string; width: number } {
  const font = openSync(FACES[style.face]);
  const scale = style.size / font.unitsPerEm;
  const tracking = (style.tracking ?? 0) * style.size;
  const { glyphs, positions } = font.layout(text);

  let width = -tracking;
  for (const position of positions) width += position.xAdvance * scale + tracking;

  const shift = { start: 0, middle: width / 2, end: width }[style.anchor ?? 'start'];
  let pen = style.x - shift;
  let d = '';
  glyphs.forEach((glyph, index) => {
    const position = positions[index];
    if (glyph.id === 0 || !position) throw new Error(`${style.face} cannot set "${text}"`);
    const x = pen + position.xOffset * scale;
    const y = style.y - position.yOffset * scale;
    d += glyph.path.scale(scale, -scale).translate(x, y).toSVG();
    pen += position.xAdvance * scale + tracking;
  });

  const outline = style.soften
    ? ` stroke="${style.fill}" stroke-width="${style.soften}" stroke-linejoin="round"`
    : '';
  return { svg: `<path d="${shorten(d)}" fill="${style.fill}"${outline}/>`, width };
}

function shorten(d: string): string {
  return d.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
