/** The few parts of fontkit that the drawings and a test use; the package ships no types of its own. */
declare module 'fontkit' {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  interface GlyphRun {
    advanceWidth: number;
    glyphs: { id: number; path: Path }[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }
  interface Font {
    unitsPerEm: number;
    /** The codes of the characters that it can show. */
    characterSet: number[];
    ascent: number;
    descent: number;
    layout(text: string): GlyphRun;
  }
  export function openSync(file: string): Font;
}
