import { scrollingTables } from '@/lib/content/html/tables';

const TABLE = '<table><tbody><tr><td>Rojo</td></tr></tbody></table>';

const labels = (html: string) =>
  [...scrollingTables(html).matchAll(/aria-label="([^"]*)"/g)].map((match) => match[1]);

test('a table gets a focusable region that scrolls', () => {
  expect(scrollingTables(TABLE)).toBe(
    `<div role="region" aria-label="Tabla" tabindex="0" data-table>${TABLE}</div>`,
  );
});

test.each([
  ['its caption', `<h3>Colores</h3><table><caption>Envases <b>y</b> colores</caption></table>`],
  ['the heading before it', `<h2>Otro</h2><h3>Envases y colores</h3><p>Texto</p>${TABLE}`],
])('a table is named by %s', (_name, html) => {
  expect(labels(html)).toEqual(['Tabla: Envases y colores']);
});

test('two tables under one heading have different names', () => {
  expect(labels(`<h2>Envases</h2>${TABLE}${TABLE}`)).toEqual([
    'Tabla: Envases',
    'Tabla: Envases (2)',
  ]);
});

test('a name is escaped and cannot leave its attribute', () => {
  expect(labels(`<h2>"Rojo" &amp; &lt;b&gt;</h2>${TABLE}`)).toEqual([
    'Tabla: &quot;Rojo&quot; &amp; &lt;b&gt;',
  ]);
});

test('a table within a table scrolls with the outer one', () => {
  const nested = `<table><tbody><tr><td>${TABLE}</td></tr></tbody></table>`;
  expect(labels(nested)).toEqual(['Tabla']);
  expect(scrollingTables(nested)).toMatch(/<\/table><\/div>$/);
});

test('a table in a heading, and a heading in that table, leave nothing open', () => {
  const html = `<h2><table><tbody><tr><td><h3>Rojo</h3></td></tr></tbody></table></h2>${TABLE}`;
  const shown = scrollingTables(html);
  expect(shown.match(/<div /g)).toHaveLength(2);
  expect(shown.match(/<\/table><\/div>/g)).toHaveLength(2);
});

test('text without tables does not change', () => {
  expect(scrollingTables('<p>Nada</p>')).toBe('<p>Nada</p>');
});
