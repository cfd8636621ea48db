// Prints what `readFileFacts` finds in PDFs made here, and how many bytes it read. It runs outside
// of Jest, which cannot load pdf.js.
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { readFileFacts } from './file-facts';
import type { FileFetch } from '../../tools/doctor/reading/file-facts';

type Draw = (document: PDFKit.PDFDocument) => void;

function make(options: PDFKit.PDFDocumentOptions, draw: Draw): Promise<Buffer> {
  const document = new PDFDocument(options);
  const bytes = buffer(document);
  draw(document);
  document.end();
  return bytes;
}

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

const [small, large] = await Promise.all([noise(40), noise(600)]);
function addPictures(pdf: PDFKit.PDFDocument, count: number): void {
  for (let page = 0; page < count; page += 1) pdf.addPage().image(large);
}

const title = { info: { Title: 'Informe anual 2025' } };

const files: Record<string, Buffer> = {
  text: await make(title, (pdf) => pdf.text('Reciclamos más.')),
  scan: await make({}, (pdf) => pdf.image(small)),
  heavy: await make(title, (pdf) => {
    pdf.text('Reciclamos más.');
    addPictures(pdf, 11);
  }),
  heavyScan: await make({ autoFirstPage: false }, (pdf) => addPictures(pdf, 11)),
  locked: await make({ ...title, userPassword: 'secreto' }, (pdf) => pdf.text('Secreto.')),
  broken: Buffer.from('%PDF-1.7\nThis is no document.'),
};

let sent = 0;

const fetchFile = (hasRanges: boolean): FileFetch => {
  return async (name, { headers }) => {
    const bytes = files[name] ?? Buffer.alloc(0);
    const [, begin = 0, end = 0] = /(\d+)-(\d+)/.exec(headers.range ?? '')?.map(Number) ?? [];
    const part = hasRanges ? bytes.subarray(begin, end + 1) : bytes;
    sent += part.byteLength;
    const range = `bytes ${begin}-${begin + part.byteLength - 1}/${bytes.byteLength}`;
    return new Response(new Uint8Array(part), {
      status: hasRanges ? 206 : 200,
      headers: {
        'content-type': 'application/pdf',
        'content-length': `${part.byteLength}`,
        ...(hasRanges ? { 'content-range': range } : {}),
      },
    });
  };
};

const ranges = Object.fromEntries(await readFileFacts(Object.keys(files), fetchFile(true)));
const sentInRanges = sent;
const whole = Object.fromEntries(await readFileFacts(['text', 'heavy'], fetchFile(false)));
console.log(JSON.stringify({ ranges, whole, sentInRanges, heavy: files.heavy?.byteLength }));
