import { exchangesOf, fold, isStopWord, stem, wordsOf } from '@/lib/util/spanish/words';

test.each([
  ['contenedores', 'contenedor'],
  ['camiones', 'camion'],
  ['médicas', 'médico'],
  ['horas', 'hora'],
  ['veces', 'vez'],
  ['meses', 'mes'],
  ['sucursales', 'sucursal'],
  ['residuos', 'residuo'],
])('%s and %s have the same stem', (a, b) => expect(stem(a)).toBe(stem(b)));

test.each([
  ['recolección', 'recolector'],
  ['año', 'ano'],
  ['gas', 'gasto'],
])('%s and %s have different stems', (a, b) => expect(stem(a)).not.toBe(stem(b)));

test('accents are folded, but ñ is not', () => {
  expect(fold('pingüino clínico')).toBe('pinguino clinico');
  expect(fold('año')).toBe('año');
});

test('each two neighbouring letters are exchanged once', () =>
  expect(exchangesOf('pila')).toEqual(['ipla', 'plia', 'pial']));

test('words are split and lower-cased, regardless of their Unicode form', () => {
  expect(wordsOf('¿Cuándo PASA el camio\u0301n?')).toEqual(['cuándo', 'pasa', 'el', 'camión']);
  expect(wordsOf('🚛 --- ')).toEqual([]);
  expect(isStopWord('cuándo')).toBe(true);
  expect(isStopWord('basura')).toBe(false);
});
