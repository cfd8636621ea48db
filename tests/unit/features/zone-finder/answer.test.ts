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
    '2 de 23 resultados. Escribe también tu ciudad o tu colonia para precisar.',
  ],
  [answer([''], { isNear: true }), 'No encontramos “x” entre nuestras zonas. Quizá te sirva:'],
  [answer(['A', 'C'], { asks: 'zone' }), 'Elige tu zona:'],
  [answer(['', ''], { asks: 'zone' }), 'Elige tu sucursal:'],
  [
    answer([], { asks: 'place' }),
    '¿En qué zona? Escribe tu colonia, tu ciudad o tu código postal.',
  ],
])('status %# is: %s', (given, text) => expect(statusOf(given)).toBe(text));
