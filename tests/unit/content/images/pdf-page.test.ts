import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isPdf, pdfPagePicture } from '@/lib/content/images/pdf-page';
import { nestedBomb, pageOfSize, slowPicture } from '@/tests/support/hostile-pdfs';
import { makeReport } from '@/tests/support/report-pdf';

jest.setTimeout(60_000);

async function sizeOf(bytes: Buffer) {
  const picture = await pdfPagePicture(bytes);
  if (picture === undefined) return undefined;
  const { width, height, format } = await sharp(picture).metadata();
  return { width, height, format };
}

test('the first page of an annual report, 828 px wide, without transparency', async () => {
  const report = await readFile('data/files/informe-anual-2025.pdf');
  const picture = await pdfPagePicture(report);
  const { width, height, hasAlpha } = await sharp(picture).metadata();
  expect([width, height, hasAlpha]).toEqual([828, 1171, false]);
  // The company's blue at the lower edge: channels are in the right order.
  const corner = await sharp(picture)
    .extract({ left: 20, top: 1100, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...corner]).toEqual([0, 61, 165]);
});

test('a report that is shown again is not drawn again', async () => {
  const report = await makeReport({ pages: 1 });
  expect(await pdfPagePicture(report)).toBe(await pdfPagePicture(Buffer.from(report)));
});

test('of 300 pages only the first is drawn', async () => {
  expect(await sizeOf(await makeReport({ pages: 300 }))).toMatchObject({
    width: 828,
    height: 1171,
  });
});

test.each([
  ['as large as PDF allows', '14400 14400', { width: 828, height: 828 }],
  ['very tall', '10 14400', { width: 1, height: 2000 }],
  ['very wide', '14400 10', { width: 828, height: 1 }],
])('a page that is %s is drawn within its bounds', async (_name, size, expected) => {
  expect(await sizeOf(pageOfSize(size))).toMatchObject(expected);
});

test.each([
  ['encrypted', () => makeReport({ pages: 1, userPassword: 'x' })],
  ['cut off', async () => (await makeReport({ pages: 9 })).subarray(0, 900)],
  ['without pages', () => Promise.resolve(Buffer.from('%PDF-1.7\n%%EOF'))],
  ['of drawings that fill the memory', () => Promise.resolve(nestedBomb())],
])('a document %s has no picture, rather than an empty one', async (_name, make) => {
  expect(await pdfPagePicture(await make())).toBeUndefined();
});

test('a drawing that takes too long is ended', async () => {
  expect(await pdfPagePicture(slowPicture(), 400)).toBeUndefined();
});

test('a PDF is known by its signature, which may follow up to a kilobyte', () => {
  expect(isPdf(Buffer.from('%PDF-1.7'))).toBe(true);
  expect(isPdf(Buffer.concat([Buffer.alloc(1_000, 32), Buffer.from('%PDF-1.4')]))).toBe(true);
  expect(isPdf(Buffer.from('<!doctype html>'))).toBe(false);
  expect(isPdf(Buffer.alloc(0))).toBe(false);
});
