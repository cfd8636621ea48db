import { readFileSync } from 'node:fs';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { readLinks, readOutline } from '@/components/reports/flipbook/read-links';

const REF = { num: 7, gen: 0 };

/** As much of a document as links need; nothing of it is to be trusted. */
function documentWith(outline: unknown, annotations: unknown[] = []) {
  const fake: unknown = {
    getOutline: async () => outline,
    getDestination: async (name: string) => {
      if (name === 'rota') throw new Error('broken');
      return name === 'seccion-1' ? [REF, { name: 'Fit' }] : null;
    },
    getPageIndex: async ({ num }: { num: number }) => {
      if (num !== REF.num) throw new Error('no such page');
      return 2;
    },
    getPage: async () => ({ view: [0, 0, 600, 800], getAnnotations: async () => annotations }),
  };
  return fake as PDFDocumentProxy;
}

test('links lead to a page by name or place, or to a safe address; the rest is no link', async () => {
  const rect = [10, 40, 110, 20];
  const pdf = documentWith(null, [
    { subtype: 'Link', dest: 'seccion-1', rect },
    { subtype: 'Link', dest: [REF], rect },
    { subtype: 'Link', dest: [4], rect },
    { subtype: 'Link', url: 'https://a.example/', rect },
    { subtype: 'Link', dest: 'rota', rect },
    { subtype: 'Link', dest: 'ninguna', rect },
    { subtype: 'Link', dest: [{ num: 99, gen: 0 }], rect },
    { subtype: 'Link', url: 'javascript:alert(1)', rect },
    { subtype: 'Link', url: 'https://a.example/', rect: [1, 2, 'x', 4] },
    { subtype: 'Widget', url: 'https://a.example/', rect },
    { subtype: 'Link', url: 'https://a.example/', rect: [0, 0, 600, 401] },
  ]);
  const box = [10, 20, 110, 40];
  expect(await readLinks(pdf, await pdf.getPage(1))).toEqual([
    { target: { page: 3 }, box },
    { target: { page: 3 }, box },
    { target: { page: 5 }, box },
    { target: { href: 'https://a.example/' }, box },
  ]);
});

test('the table of contents has the entries that lead to a page', async () => {
  const outline = [
    { title: '  Carta de la\ndirectora ', dest: 'seccion-1' },
    { title: 'Rota', dest: 'rota' },
    { title: ' ', dest: [REF] },
  ];
  expect(await readOutline(documentWith(outline))).toEqual([
    { title: 'Carta de la directora', page: 3 },
  ]);
  expect(await readOutline(documentWith(null))).toEqual([]);
});

test('the reports have links and a table of contents to try them with', () => {
  const report = readFileSync('data/files/informe-anual-2025.pdf', 'latin1');
  expect(report).toContain('/Outlines');
});
