import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { keptSheetPdf } from '@/lib/features/zone-sheet/pdf/kept-pdfs';
import { zoneSheetPdf } from '@/lib/features/zone-sheet/pdf/sheet-pdf';
import { unpackedWoff } from '@/lib/features/zone-sheet/pdf/fonts';
import { wrapped } from '@/lib/features/zone-sheet/pdf/wrap';
import { zoneSheet } from '@/lib/features/zone-sheet/sheet';
import { branch, zone } from '@/tests/unit/features/support';

const sheetOf = (title: string, frequency = 'Diario', timetable = '6:00 a 12:00 h') =>
  zoneSheet(branch(), zone(1, title, frequency, timetable), title, undefined);

// What a PDF says is read in tests/e2e/zone-sheet.spec.ts: Jest cannot load pdf.js.
test('the same sheet gives the same bytes, another one others', async () => {
  const first = await zoneSheetPdf(sheetOf('Centro'));
  expect(first.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(first.equals(await zoneSheetPdf(sheetOf('Centro')))).toBe(true);
  expect(first.equals(await zoneSheetPdf(sheetOf('Norte')))).toBe(false);
});

test.each([
  ['a name of 5,000 letters', 'ñ'.repeat(5_000), 'x'.repeat(5_000), 'y '.repeat(5_000)],
  ['signs that the typeface lacks', '废物 😀', '😀', '\u0000'],
  ['nothing', 'Zona', '', ''],
])('%s makes a PDF of a usual size', async (_what, title, frequency, timetable) => {
  const pdf = await zoneSheetPdf(sheetOf(title, frequency, timetable));
  expect(pdf.length).toBeGreaterThan(10_000);
  expect(pdf.length).toBeLessThan(100_000);
});

test('a PDF is made once, also for those who ask at the same time', async () => {
  const [first, second] = await Promise.all([
    keptSheetPdf(sheetOf('Cumbres')),
    keptSheetPdf(sheetOf('Cumbres')),
  ]);
  expect(second?.bytes).toBe(first?.bytes);
  expect((await keptSheetPdf(sheetOf('Cumbres')))?.bytes).toBe(first?.bytes);
});

test('of many at once, 32 wait and the others are refused', async () => {
  const sheets = Array.from({ length: 50 }, (_, index) => sheetOf(`Zona ${index}`));
  const pdfs = await Promise.all(sheets.map((sheet) => keptSheetPdf(sheet)));
  const made = pdfs.filter((pdf) => pdf !== undefined).length;
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThanOrEqual(33);
});

test.each([400, 700])('the unpacked typeface of weight %s has all its letters', (weight) => {
  const file = `node_modules/@fontsource/archivo/files/archivo-latin-${weight}-normal.woff`;
  const woff = readFileSync(file);
  const packed = create(woff);
  const plain = create(unpackedWoff(woff));
  expect(plain.characterSet).toEqual(packed.characterSet);
  const advance = (font: Font) => font.layout('¿Cuándo pasa?').advanceWidth;
  expect(advance(plain)).toBe(advance(packed));
});

test('lines break at spaces, and within a word that is wider than a line', () => {
  const measure = (text: string) => text.length;
  expect(wrapped('uno dos tres', 7, measure)).toEqual(['uno dos', 'tres']);
  expect(wrapped('abcdefghij k', 4, measure)).toEqual(['abcd', 'efgh', 'ij k']);
  expect(wrapped('abc', 0, measure)).toEqual(['a', 'b', 'c']);
  expect(wrapped('', 5, measure)).toEqual([]);
});
