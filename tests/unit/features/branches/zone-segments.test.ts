import { findZone, zoneSegment } from '@/lib/features/branches/zone-segments';

const zonesOf = (...titles: string[]) => titles.map((title, index) => ({ id: index + 1, title }));
const segmentsOf = (zones: { id: number; title: string }[]) =>
  zones.map((zone) => zoneSegment(zones, zone));

test.each([
  [
    ['San Román', 'Ah Kim Pech'],
    ['san-roman', 'ah-kim-pech'],
  ],
  [
    ['Norte / Sur', '100%'],
    ['norte-sur', '100'],
  ],
  // The first zone of a name has it alone, regardless of letter case and accents.
  [
    ['Centro', 'CENTRO', 'Céntro'],
    ['centro', 'centro-2', 'centro-3'],
  ],
  [
    ['Centro', 'centro', 'Centro 2'],
    ['centro', 'centro-2', 'centro-2-3'],
  ],
  [
    ['😀', '東'],
    ['1', '2'],
  ],
  // Digits are a name like any other, so a zone whose id they take gets another segment.
  [
    ['2', '😀'],
    ['2', 'zona-2'],
  ],
  [
    ['Hoja', 'Pagina', 'calendario.ics'],
    ['hoja', 'pagina', 'calendario-ics'],
  ],
])('%j has the segments %j', (titles, segments) => {
  const zones = zonesOf(...titles);
  expect(segmentsOf(zones)).toEqual(segments);
  for (const zone of zones) expect(findZone(zones, zoneSegment(zones, zone))).toBe(zone);
});

test('a thousand zones with the same name have different segments', () => {
  const zones = zonesOf(...Array.from({ length: 1_000 }, () => 'Centro'));
  expect(new Set(segmentsOf(zones)).size).toBe(1_000);
});

test('a zone that the list does not contain uses its name', () => {
  expect(zoneSegment([], { id: 7, title: 'San Román' })).toBe('san-roman');
});

describe('findZone', () => {
  const zones = zonesOf('Industrial Nogalar', 'Industrial', 'Centro Histórico', 'Ruta / 50% 😀');
  test.each([
    ['the address of earlier releases', 'Centro Histórico', 'Centro Histórico'],
    ['a name in any letter case', 'CENTRO HISTORICO', 'Centro Histórico'],
    ['a name with signs', 'Ruta / 50% 😀', 'Ruta / 50% 😀'],
    ['the first zone that contains a part', 'indus', 'Industrial Nogalar'],
    ['a whole name before a part', 'Industrial', 'Industrial'],
    ['a part of the segment', 'industrial-nog', 'Industrial Nogalar'],
    ['an id', '3', 'Centro Histórico'],
  ])('finds %s', (_, wanted, title) => {
    expect(findZone(zones, wanted)?.title).toBe(title);
  });
  test('finds a part before an id', () => {
    expect(findZone(zonesOf('Centro', 'Sector 1'), '1')?.title).toBe('Sector 1');
  });
  test.each(['', ' ', '😀😀', 'Norte', '99', '-', '<p>'])('finds nothing for "%s"', (wanted) => {
    expect(findZone(zones, wanted)).toBeUndefined();
  });
});

test('two names that differ only in their signs keep their earlier addresses', () => {
  const zones = zonesOf('Norte / Sur', 'Norte Sur');
  expect(findZone(zones, 'Norte / Sur')?.id).toBe(1);
  expect(findZone(zones, 'Norte Sur')?.id).toBe(2);
});
