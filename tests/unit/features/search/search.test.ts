import { addEntries, emptyIndex, type SiteIndex } from '@/lib/features/search/entry-index';
import { entry } from '@/lib/features/content-types/search-entry';
import { plainSearchRedirect } from '@/lib/features/search/address';
import { searchEntries } from '@/lib/features/search/search';

let index: SiteIndex;
beforeAll(async () => {
  index = emptyIndex();
  await addEntries(index, [
    entry('branch', 'Campeche', '/c', { context: 'Campeche' }),
    entry('zone', 'San Román', '/c/san-roman', { context: 'Campeche' }),
    entry('faq', '¿A qué hora pasa el camión?', '/f', { text: 'El horario depende de la zona.' }),
    entry('line', 'Recolección domiciliaria', '/l', { text: 'La basura de una casa.' }),
    entry('program', 'Nuevo año', '/a'),
    entry('program', 'Ano de prueba', '/b'),
    entry('institutional', 'Quiénes somos', '/q'),
    entry('branch', 'San Luis Potosí', '/s', { context: 'San Luis Potosí' }),
    entry('report', 'Informe', '/i', { text: 'Antes, en una esquina de San Luis, Román.' }),
  ]);
});
const found = (query: string, isTyping = false) =>
  searchEntries(index, query, { isTyping }).entries.map(({ href }) => href);

test.each([
  ['CAMPECHE', '/c'],
  ['cámpeche', '/c'],
  ['campche', '/c'],
  ['camepche', '/c'],
  ['san román', '/c/san-roman'],
  ['camiones', '/f'],
  ['horario', '/f'],
  ['desechos', '/l'],
  ['sanroman', '/c/san-roman'],
  ['snaroman', '/c/san-roman'],
  ['domiciliarias', '/l'],
  ['¿quiénes son?', '/q'],
  ['ｃａｍｐｅｃｈｅ', '/c'],
  ['san roma\u0301n', '/c/san-roman'],
  ['reco\u00adlección domi\u200bciliaria', '/l'],
  ['\ufeffca\u2060mpeche\u200e', '/c'],
])('%s finds %s first', (query, href) => expect(found(query)[0]).toBe(href));

test.each(['san román', 'san roman', 'san romn', 'sanromn'])(
  '%s finds pages with all words, also in the text, before pages with some',
  (query) => expect(found(query)).toEqual(['/c/san-roman', '/i', '/s']),
);

test('a word that the kind of a page implies counts as found', () => {
  expect(found('cuando pasa la basura en campeche').slice(0, 2)).toEqual(['/c', '/c/san-roman']);
});

test('ñ is a separate letter', () => {
  expect(found('año')).toEqual(['/a']);
  expect(found('ano')).toEqual(['/b']);
});

test('a mistyped word of four letters is not corrected', () => expect(found('camo')).toEqual([]));

test('a beginning finds pages while the visitor types', () => {
  expect(found('ca', true)).toContain('/c');
  expect(found('ca')).toEqual([]);
});

test('a term of signs finds nothing', () => {
  expect(found('¿?')).toEqual([]);
  expect(found('')).toEqual([]);
});

test.each([
  ['camepche', 'campeche'],
  ['recolecion de basrua', 'recolección de basura'],
  ['campeche', undefined],
  ['sillon', undefined],
  ['sanromn', 'san román'],
  ['quienessomos', undefined],
  ['zzzzzz', undefined],
])('%s is corrected to %s', (query, spelling) =>
  expect(searchEntries(index, query).spelling).toBe(spelling),
);

describe('the results without script', () => {
  test.each([
    ['?search=a%2Fb+c', '/busqueda/resultados/a%2Fb%20c/1'],
    ['?search=x&pagina=3', '/busqueda/resultados/x/3'],
    ['?search=', '/busqueda'],
    ['?search=..', '/busqueda'],
    [`?search=${'a'.repeat(201)}`, '/busqueda'],
  ])('redirect %s to %s', (query, path) =>
    expect(plainSearchRedirect('/busqueda/resultados', query)).toBe(path),
  );

  test('have no other URL', () =>
    expect(plainSearchRedirect('/busqueda', '?search=x')).toBeUndefined());
});
