import { statusOf, type ZoneAnswer } from '@/lib/features/zone-finder/answer';

const result = (zone: string, branch: string) => ({
  ...{ zone, branch, state: '', postalCode: '', path: '', program: '' },
});
const answer = (zones: string[], rest: Partial<ZoneAnswer> = {}): ZoneAnswer => ({
  term: 'x',
  results: zones.map((zone) => result(zone, 'B')),
  total: zones.length,
  ...rest,
});

test.each([
  [answer([]), 'No encontramos “x” entre nuestras zonas.'],
  [answer(['A']), '1 zona'],
  [answer(['A', 'B', 'C']), '3 zonas'],
  [answer(['']), '1 sucursal'],
  [answer(['A', '', '']), '1 zona y 2 sucursales'],
  [
    answer(['A', 'B'], { total: 23 }),
    '2 de 23 resultados. Escriba también su ciudad o su colonia para precisar.',
  ],
  [answer([''], { isNear: true }), 'No encontramos “x” entre nuestras zonas. Quizá le sirva:'],
  [answer(['A', 'C'], { asks: 'zone' }), 'Elija su zona:'],
  [answer(['', ''], { asks: 'zone' }), 'Elija su sucursal:'],
  [
    answer([], { asks: 'place' }),
    '¿En qué zona? Escriba su colonia, su ciudad o su código postal.',
  ],
])('%#: %s', (given, text) => expect(statusOf(given)).toBe(text));
