import { pageText } from '@/lib/features/reports/flipbook/page-text';

const piece = (str: string, y: number, height = 10) => ({
  str,
  ...{ dir: 'ltr', fontName: 'f', hasEOL: false, width: 10, height },
  transform: [height, 0, 0, height, 0, y],
});

test('the lines of a paragraph are joined', () => {
  const items = [piece('conforme a', 100), piece('la', 88), piece('nueva ley', 76)];
  expect(pageText({ items })).toBe('conforme a la nueva ley');
});

test('pieces of one line are joined as they are', () => {
  const items = [piece('2.', 100), piece(' ', 100), piece('Flotilla', 100.4)];
  expect(pageText({ items })).toBe('2. Flotilla');
});

test('a title, a later paragraph, another column and a list item begin a line', () => {
  const items = [
    ...[
      piece('2025', 700, 40),
      piece('Más valor', 660, 20),
      piece('Uno.', 600),
      piece('Dos.', 560),
    ],
    ...[piece('Columna', 700), piece('• a', 688), piece('• b', 676)],
  ];
  expect(pageText({ items })).toBe('2025\nMás valor\nUno.\nDos.\nColumna\n• a\n• b');
});

test('a word that a soft hyphen divides is whole, and marked content has no text', () => {
  const items = [
    { type: 'beginMarkedContent', id: 'a' },
    piece('reco\u00AD', 100),
    piece('', 95),
    piece('lección', 88),
  ];
  expect(pageText({ items } as Parameters<typeof pageText>[0])).toBe('recolección');
});
