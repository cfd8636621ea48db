import { encode } from 'uqr';

/** The light border around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** A QR code to be drawn in any size. */
export interface QrCode {
  /** Modules on each side, border included. */
  size: number;
  /** The dark modules as one SVG path, a module being one unit. */
  path: string;
}

/** Encodes a text with error correction M or better; returns undefined if it is too long. */
export function qrCode(text: string): QrCode | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
    return { size, path: data.map(rowPath).join('') };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Draws each run of dark modules as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  return [...runs]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
