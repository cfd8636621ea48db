import { deflateSync } from 'node:zlib';

const LEVELS = 9;
const REPEATS = 12;

/** A document of the given objects, numbered from 1; the first is its catalogue. */
function pdf(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const starts: number[] = [];
  let size = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  for (const [index, object] of objects.entries()) {
    starts.push(size);
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\n`;
  return Buffer.concat([...parts, Buffer.from(`${end}startxref\n${size}\n%%EOF`)]);
}

function stream(content: string | Buffer, dictionary = ''): Buffer {
  const packed = deflateSync(content);
  const head = `<<${dictionary}/Filter/FlateDecode/Length ${packed.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]);
}

interface PageOptions {
  /** Its size in points. */
  size?: string;
  resources?: string;
  /** Objects from 5. */
  more?: readonly Buffer[];
}

function onePage(content: string | Buffer, options: PageOptions = {}): Buffer {
  const { size = '595 842', resources = '<<>>', more = [] } = options;
  return pdf([
    Buffer.from('<</Type/Catalog/Pages 2 0 R>>'),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${size}]/Contents 4 0 R/Resources ${resources}>>`,
    ),
    stream(content),
    ...more,
  ]);
}

/** A page of the given size in points, such as `14400 1`. */
export const pageOfSize = (size: string): Buffer => onePage('0 0 100 100 re f', { size });

/** A picture of 144 megapixels, 432 MB in 400 kB, that takes a second and more. */
export const slowPicture = (): Buffer =>
  onePage('595 0 0 842 0 0 cm /I Do', {
    resources: '<</XObject<</I 5 0 R>>>>',
    more: [
      stream(
        Buffer.alloc(12_000 * 12_000 * 3, 120),
        '/Type/XObject/Subtype/Image/Width 12000/Height 12000/ColorSpace/DeviceRGB/BitsPerComponent 8',
      ),
    ],
  });

/** Drawings that contain each other: one rectangle, 430 million times, in 2 kB. */
export function nestedBomb(): Buffer {
  const more = Array.from({ length: LEVELS }, (_, level) => {
    const isLast = level === LEVELS - 1;
    return stream(
      isLast ? '0 0 10 10 re f' : '/F Do '.repeat(REPEATS),
      `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</F ${6 + level} 0 R>>>>`,
    );
  });
  return onePage('/F Do', { resources: '<</XObject<</F 5 0 R>>>>', more });
}
