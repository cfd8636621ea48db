/** The package has no types of its own. */
declare module 'subset-font' {
  /** Makes a font of the given characters alone. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
