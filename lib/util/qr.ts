import { encode } from 'uqr';

/** Modules of light border, as ISO/IEC 18004 wants them around a code. */
const QUIET_ZONE = 4;

/** A QR code to be drawn in any size. */
export interface QrCode {
  /** Modules on each side, border included. */
  size: number;
  /** The dark modules as one SVG path, a module being one unit. */
  path: string;
}

/** A text as QR code with error correction M or better; undefined for one that is too long. */
export function qrCode(text: string): QrCode | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
    return { size, path: data.map(rowPath).join('') };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Each run of dark modules is one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  return [...runs]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
