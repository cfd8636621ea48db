import { editDistance } from '@/lib/features/search/edit-distance';
import { stem } from '@/lib/features/search/stem';
import { synonymsOf } from '@/lib/features/search/synonyms';
import { fold, formsOf, isStopWord, wordsOf } from '@/lib/features/search/words';

describe('Spanish words', () => {
  test.each([
    ['contenedores', 'contenedor'],
    ['camiones', 'camion'],
    ['médicas', 'médico'],
    ['horas', 'hora'],
    ['veces', 'vez'],
    ['meses', 'mes'],
    ['sucursales', 'sucursal'],
    ['residuos', 'residuo'],
  ])('%s and %s are one', (a, b) => expect(stem(a)).toBe(stem(b)));

  test.each([
    ['recolección', 'recolector'],
    ['año', 'ano'],
    ['gas', 'gasto'],
  ])('%s and %s are two', (a, b) => expect(stem(a)).not.toBe(stem(b)));

  test('accents are folded, ñ is not', () => {
    expect(fold('pingüino clínico')).toBe('pinguino clinico');
    expect(fold('año')).toBe('año');
    expect(formsOf('año')).not.toContain(formsOf('ano')[0]);
  });

  test('the written form comes first, the folded one is an addition', () => {
    expect(formsOf('camión')).toEqual(['camión', 'camion']);
    expect(formsOf('camion')).toEqual(['camion']);
  });

  test('words are split and lowered, whatever their Unicode form', () => {
    expect(wordsOf('¿Cuándo PASA el camio\u0301n?')).toEqual(['cuándo', 'pasa', 'el', 'camión']);
    expect(wordsOf('🚛 --- ')).toEqual([]);
    expect(isStopWord('cuándo')).toBe(true);
    expect(isStopWord('basura')).toBe(false);
  });

  test.each([
    ['basura', 'desechos'],
    ['escombro', 'cascajo'],
    ['chatarra', 'metales'],
    ['rpbi', 'punzocortantes'],
    ['factura', 'CFDI'],
    ['queja', 'denuncia'],
    ['horario', 'días'],
    ['camión', 'unidades'],
    ['contenedor', 'tolva'],
  ])('%s is also looked for as %s', (word, other) => {
    const key = (given: string) => stem(fold(given.toLowerCase()));
    expect(synonymsOf(key(word))).toContain(key(other));
  });
});

describe('edit distance', () => {
  test.each([
    ['basura', 'basura', 0],
    ['baura', 'basura', 1],
    ['bazura', 'basura', 1],
    ['facutra', 'factura', 1],
    ['recolecion', 'reoleccion', 2],
    ['', 'ab', 2],
  ])('%s, %s: %d', (a, b, distance) => {
    expect(editDistance(a, b, 3)).toBe(distance);
    expect(editDistance(b, a, 3)).toBe(distance);
  });

  test('stops beyond the most', () => expect(editDistance('camión', 'horario', 2)).toBe(3));
});
