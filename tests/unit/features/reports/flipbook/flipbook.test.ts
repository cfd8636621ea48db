import { failureTexts } from '@/lib/features/reports/flipbook/failures';
import { readPageHash } from '@/lib/features/reports/flipbook/page-address';
import { pageWidth, stepZoom } from '@/lib/features/reports/flipbook/page-size';
import { addressOf, entryOf, type PageLink } from '@/lib/features/reports/flipbook/page-links';
import { blocksOf } from '@/lib/features/reports/flipbook/page-text';
import {
  clampPage,
  pagesToDraw,
  spreadOf,
  stepFrom,
} from '@/lib/features/reports/flipbook/page-window';

const spreads = { count: 18, isSpread: true };
const sheets = { count: 18, isSpread: false };

describe('pages that lie open together', () => {
  test.each([
    [1, [1, 1]],
    [2, [2, 3]],
    [3, [2, 3]],
    [17, [16, 17]],
    [18, [18, 18]],
    [99, [18, 18]],
  ])('page %i of 18', (page, open) => {
    expect(spreadOf(page, spreads)).toEqual(open);
  });

  test('on phones each page alone', () => {
    expect(spreadOf(7, sheets)).toEqual([7, 7]);
  });

  test('steps go from spread to spread and end at the ends', () => {
    expect(stepFrom(1, 1, spreads)).toBe(2);
    expect(stepFrom(3, 1, spreads)).toBe(4);
    expect(stepFrom(5, -1, spreads)).toBe(2);
    expect(stepFrom(2, -1, spreads)).toBe(1);
    expect(stepFrom(1, -1, spreads)).toBeUndefined();
    expect(stepFrom(18, 1, spreads)).toBeUndefined();
    expect(stepFrom(7, -1, sheets)).toBe(6);
  });

  test('drawn are the open ones and their neighbours, and no more', () => {
    expect([...pagesToDraw(8, spreads, 2)]).toEqual([6, 7, 8, 9, 10, 11]);
    expect([...pagesToDraw(1, spreads, 2)]).toEqual([1, 2, 3]);
    expect([...pagesToDraw(18, sheets, 2)]).toEqual([16, 17, 18]);
    expect(pagesToDraw(150, { count: 300, isSpread: true }, 2).size).toBeLessThanOrEqual(8);
  });
});

test('a fragment names a page; anything else does not', () => {
  expect(readPageHash('#p=12')).toBe(12);
  for (const other of ['', '#p=0', '#p=', '#p=-1', '#p=1.5', '#p=x', '#q=2', '#p=12345678'])
    expect(readPageHash(other)).toBeUndefined();
  expect(clampPage(99, 18)).toBe(18);
});

test('a page is 400 px wide, 300 on phones, and larger by the zoom', () => {
  const usual = { space: { width: 1198, height: 600 }, ratio: 1.414, isFull: false, zoom: 1 };
  expect(pageWidth({ ...usual, isPhone: false })).toBe(400);
  expect(pageWidth({ ...usual, isPhone: true })).toBe(300);
  expect(pageWidth({ ...usual, isPhone: false, zoom: 2 })).toBe(800);
  expect(pageWidth({ ...usual, isPhone: true, space: { width: 270, height: 500 } })).toBe(270);
  const whole = { ...usual, isPhone: false, isFull: true, space: { width: 1440, height: 820 } };
  expect(pageWidth(whole)).toBe(579);
  expect(stepZoom(1, 1)).toBe(1.5);
  expect(stepZoom(3, 1)).toBe(3);
  expect(stepZoom(1, -1)).toBe(1);
});

describe('the text of a page', () => {
  const line = (str: string, y: number, height = 11, x = 72) => [
    { str, hasEOL: false, height, transform: [1, 0, 0, 1, x, y] },
    { str: '', hasEOL: true, height: 0, transform: [1, 0, 0, 1, x, y] },
  ];

  test('lines become headings and paragraphs, in reading order', () => {
    const runs = [
      ...line('Capítulo 1', 760, 28),
      ...line('Una línea', 720),
      ...line('y su continua\u00ad', 706),
      ...line('ción.', 692),
      ...line('Otro párrafo.', 650),
    ];
    expect(blocksOf(runs)).toEqual([
      { isHeading: true, spans: [{ text: 'Capítulo 1' }] },
      { isHeading: false, spans: [{ text: 'Una línea y su continuación.' }] },
      { isHeading: false, spans: [{ text: 'Otro párrafo.' }] },
    ]);
    expect(blocksOf([])).toEqual([]);
  });

  test('a link is that of the words in its rectangle', () => {
    const links: PageLink[] = [
      { target: { page: 3 }, box: [70, 690, 300, 712] },
      { target: { href: 'https://a.example/' }, box: [130, 640, 180, 662] },
    ];
    const runs = [
      ...line('Carta de la directora general', 700),
      { str: 'Vea ', hasEOL: false, height: 11, transform: [1, 0, 0, 1, 72, 650] },
      { str: 'la norma', hasEOL: false, height: 11, transform: [1, 0, 0, 1, 132, 650] },
      { str: ' vigente.', hasEOL: true, height: 11, transform: [1, 0, 0, 1, 190, 650] },
    ];
    expect(blocksOf(runs, links).map(({ spans }) => spans)).toEqual([
      [{ text: 'Carta de la directora general', target: { page: 3 } }],
      [
        { text: 'Vea ' },
        { text: 'la norma', target: { href: 'https://a.example/' } },
        { text: ' vigente.' },
      ],
    ]);
  });
});

test.each([
  ['https://a.example/', { href: 'https://a.example/' }],
  ['mailto:a@b.example', { href: 'mailto:a@b.example' }],
  ['javascript:alert(1)', undefined],
  ['file:///etc/passwd', undefined],
  [null, undefined],
])('a link of a PDF to %s', (url, target) => {
  expect(addressOf(url)).toEqual(target);
});

test('the table of contents names the chapter of a page', () => {
  const outline = [
    { title: 'Contenido', page: 2 },
    { title: 'Carta', page: 3 },
    { title: 'Cifras', page: 6 },
  ];
  expect([1, 2, 5, 6, 18].map((page) => entryOf(outline, page)?.title)).toEqual([
    ...[undefined, 'Contenido', 'Carta', 'Cifras', 'Cifras'],
  ]);
});

test('every failure is one sentence', () => {
  for (const sentence of Object.values(failureTexts))
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ][^.]*\.$/);
});
