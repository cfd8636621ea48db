import fc from 'fast-check';
import { qrCode } from '@/lib/util/qr';
import { readQrPath } from '@/tests/support/qr';
import { anyAddress } from '@/tests/support/any-text';

const code = (text: string) => qrCode(text) ?? { size: 0, path: '' };

test.each([
  'https://www.vialimpia.example/sucursales/monterrey/Centro',
  'https://www.vialimpia.example/sucursales/san-luis-potosi/Centro%20Hist%C3%B3rico',
  `https://www.vialimpia.example/sucursales/x/${'Lomas%20de%20'.repeat(30)}`,
])('another reader can read %s', (url) => {
  expect(readQrPath(code(url))).toBe(url);
});

test('every address is read back', () => {
  fc.assert(
    fc.property(anyAddress, (url) => {
      expect(readQrPath(code(url))).toBe(url);
    }),
    { numRuns: 60 },
  );
});

test('four modules on each side are light', () => {
  const { size, path } = code('https://www.vialimpia.example/');
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((run) => run.slice(1).map(Number));
  expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
  expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
  expect(Math.max(...runs.map(([, y = 0]) => y + 1))).toBe(size - 4);
});

test('a text that is too long has no code', () => {
  expect(qrCode('á'.repeat(1_165))).toBeDefined();
  expect(qrCode('á'.repeat(1_166))).toBeUndefined();
});
