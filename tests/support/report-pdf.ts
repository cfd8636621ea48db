import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** Returns a different uncompressed RGB image for every page, so that no cache serves two pages. */
function noise(page: number, side: number): Buffer {
  const rows: Buffer[] = [];
  for (let y = 0; y < side; y += 1) {
    const row = Buffer.alloc(1 + side * 3);
    for (let x = 0; x < side * 3; x += 1) row[x + 1] = (x * (page + 3) + y * (page * 7 + 1)) % 251;
    rows.push(row);
  }
  return png(side, Buffer.concat(rows));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

function png(side: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface ReportOptions {
  pages: number;
  /** The side of each page's image in pixels; no image by default. */
  picture?: number;
  /** The password that encrypts the document. */
  userPassword?: string;
  /** Draws on every page. The page number starts at 1. */
  decorate?: (document: PDFKit.PDFDocument, page: number) => void;
}

/** Makes an A4 report whose pages have their number and a few bars. */
export async function makeReport(options: ReportOptions): Promise<Buffer> {
  const { pages, picture, userPassword, decorate } = options;
  const document = new PDFDocument({ size: 'A4', autoFirstPage: false, userPassword });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  for (let page = 1; page <= pages; page += 1) {
    document.addPage();
    document.fontSize(28).text(`Capítulo ${page}`, 72, 72);
    document.fontSize(11).text(`Esta es la página ${page} del informe de prueba.`, 72, 130);
    for (let bar = 0; bar < 12; bar += 1) {
      const height = 20 + ((page * 37 + bar * 53) % 160);
      document.rect(72 + bar * 36, 700 - height, 24, height).fill(bar % 2 ? '#84BD00' : '#003DA5');
    }
    document.fillColor('#000000');
    if (picture !== undefined) document.image(noise(page, picture), 72, 170, { width: 300 });
    decorate?.(document, page);
  }
  document.end();
  await ended;
  return Buffer.concat(parts);
}
