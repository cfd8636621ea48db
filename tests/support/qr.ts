import jsQR from 'jsqr';
import type { QrCode } from '@/lib/util/qr';

/** Returns the text of the QR code in a picture; undefined for none. The `pixels` are RGBA. */
export function readQr(pixels: Uint8Array, width: number, height: number): string | undefined {
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data;
}

const SCALE = 4;

/** Paints rectangles, given in modules, black on white, and reads their code. */
function readModules(
  size: number,
  rectangles: Iterable<{ x: number; y: number; width: number }>,
): string | undefined {
  const side = size * SCALE;
  const pixels = new Uint8Array(side * side * 4).fill(255);
  for (const { x, y, width } of rectangles) {
    for (let row = y * SCALE; row < (y + 1) * SCALE; row += 1) {
      for (let column = x * SCALE; column < (x + width) * SCALE; column += 1) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return readQr(pixels, side, side);
}

/** Returns the text of a code, given by its path. */
export function readQrPath({ size, path }: QrCode): string | undefined {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)];
  return readModules(
    size,
    runs.map(([, x, y, width]) => ({ x: Number(x), y: Number(y), width: Number(width) })),
  );
}
