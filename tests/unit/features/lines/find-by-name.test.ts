import { findByName, nameSegment } from '@/lib/features/lines/page';

const items = [
  { id: 5, name: 'Industrial Nogalar' },
  { id: 6, name: 'Industrial' },
  { id: 7, name: 'Centro Histórico' },
  { id: 8, name: 'Zona 12' },
  { id: 12, name: 'Residuos / RPBI 100%' },
];
const named = (wanted: string) => findByName(items, wanted)?.id;

describe('findByName', () => {
  test('ignores accents, letter case and double spaces', () => {
    expect(named('centro HISTORICO')).toBe(7);
    expect(named('Centro  Histórico')).toBe(7);
    expect(named('residuos / rpbi 100%')).toBe(12);
  });
  test('accepts the id as text', () => {
    expect(named('12')).toBe(12);
    expect(named('012')).toBeUndefined();
  });
  test('does not accept a part of a name', () => {
    expect(named('histo')).toBeUndefined();
  });
  test.each(['', ' ', 'desconocido', '😀', '%', 'x'.repeat(300), '-1', '1e1'])(
    'finds nothing for "%s"',
    (wanted) => {
      expect(named(wanted)).toBeUndefined();
    },
  );
});

describe('nameSegment', () => {
  test('is the name', () => {
    expect(nameSegment(items, items[1]!)).toBe('Industrial');
  });
  test('is the id for the second of two equal names, so that each has a URL', () => {
    const twins = [
      { id: 1, name: 'Centro' },
      { id: 2, name: 'centro' },
    ];
    expect(twins.map((twin) => nameSegment(twins, twin))).toEqual(['Centro', '2']);
    expect(findByName(twins, '2')).toBe(twins[1]);
  });
});
