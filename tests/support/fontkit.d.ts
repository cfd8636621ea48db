/** The parts of fontkit in use; the package has no types. */
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
    /** Code points of its characters. */
    characterSet: number[];
    ascent: number;
    descent: number;
    lineGap: number;
    layout(text: string): GlyphRun;
  }
  export function create(bytes: Buffer): Font;
  export function openSync(file: string): Font;
}
