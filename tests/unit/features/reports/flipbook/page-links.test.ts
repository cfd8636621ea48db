import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { readLinks } from '@/lib/features/reports/flipbook/page-links';

const REF = { num: 7, gen: 0 };
const rect = [60, 760, 300, 720];

/** The part of a document that links use. */
const pdf: unknown = {
  getDestination: async (name: string) => {
    if (name === 'rota') throw new Error('broken');
    return name === 'seccion-1' ? [REF, { name: 'Fit' }] : null;
  },
  getPageIndex: async ({ num }: { num: number }) => {
    if (num !== REF.num) throw new Error('no such page');
    return 2;
  },
};

const targetsOf = async (...annotations: unknown[]) => {
  const page: unknown = {
    getAnnotations: async () => annotations,
    getViewport: () => ({
      ...{ width: 600, height: 800 },
      convertToViewportPoint: (x: number, y: number) => [x, 800 - y],
    }),
  };
  return readLinks(pdf as PDFDocumentProxy, page as PDFPageProxy);
};

test.each([
  ['a named destination', { dest: 'seccion-1' }, { page: 3 }],
  ['a reference', { dest: [REF] }, { page: 3 }],
  ['an index', { dest: [4] }, { page: 5 }],
  ['an address', { url: 'https://a.example/' }, { href: 'https://a.example/' }],
  ['a mailbox', { url: 'mailto:a@b.example' }, { href: 'mailto:a@b.example' }],
])('%s is a link', async (_, link, target) => {
  expect(await targetsOf({ subtype: 'Link', rect, ...link })).toEqual([
    { target, box: { left: '10%', top: '5%', width: '40%', height: '5%' } },
  ]);
});

test.each([
  ['a broken destination', { dest: 'rota' }],
  ['an unknown destination', { dest: 'ninguna' }],
  ['an unknown page', { dest: [{ num: 99, gen: 0 }] }],
  ['a script', { url: 'javascript:alert(1)' }],
  ['a file', { url: 'file:///etc/passwd' }],
  ['a form field', { url: 'https://a.example/', subtype: 'Widget' }],
  ['a box without numbers', { url: 'https://a.example/', rect: [1, 2, 'x', 4] }],
  ['more than half of the page', { url: 'https://a.example/', rect: [0, 0, 600, 401] }],
])('%s is not a link', async (_, link) => {
  expect(await targetsOf({ subtype: 'Link', rect, ...link })).toEqual([]);
});
