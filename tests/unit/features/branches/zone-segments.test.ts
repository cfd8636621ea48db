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
  // The first of a name has it alone, whatever its letters.
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
  // Digits are a name like any other; what they leave without a name has another.
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

test('a thousand zones of one name have a segment each', () => {
  const zones = zonesOf(...Array.from({ length: 1_000 }, () => 'Centro'));
  expect(new Set(segmentsOf(zones)).size).toBe(1_000);
});

test('a zone of another reading of the list has its name', () => {
  expect(zoneSegment([], { id: 7, title: 'San Román' })).toBe('san-roman');
});

describe('a name finds', () => {
  const zones = zonesOf('Industrial Nogalar', 'Industrial', 'Centro Histórico', 'Ruta / 50% 😀');
  test.each([
    ['the address of earlier releases', 'Centro Histórico', 'Centro Histórico'],
    ['it in any letters', 'CENTRO HISTORICO', 'Centro Histórico'],
    ['it with signs', 'Ruta / 50% 😀', 'Ruta / 50% 😀'],
    ['a part, the first that has it', 'indus', 'Industrial Nogalar'],
    ['the whole before a part', 'Industrial', 'Industrial'],
    ['a part of the segment', 'industrial-nog', 'Industrial Nogalar'],
    ['an id', '3', 'Centro Histórico'],
  ])('%s', (_, wanted, title) => {
    expect(findZone(zones, wanted)?.title).toBe(title);
  });
  test('a part before an id', () => {
    expect(findZone(zonesOf('Centro', 'Sector 1'), '1')?.title).toBe('Sector 1');
  });
  test.each(['', ' ', '😀😀', 'Norte', '99', '-', '<p>'])('nothing for "%s"', (wanted) => {
    expect(findZone(zones, wanted)).toBeUndefined();
  });
});

test('two names that differ in their signs keep their own earlier addresses', () => {
  const zones = zonesOf('Norte / Sur', 'Norte Sur');
  expect(findZone(zones, 'Norte / Sur')?.id).toBe(1);
  expect(findZone(zones, 'Norte Sur')?.id).toBe(2);
});
