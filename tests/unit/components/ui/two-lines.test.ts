import { twoLines } from '@/components/ui/TwoLines';

test.each([
  ['Servicios', 'Servicios', ''],
  ['Nuestra empresa', 'Nuestra', 'empresa'],
  ['Bolsa de trabajo', 'Bolsa', 'de\u00a0trabajo'],
  ['Recolección comercial e industrial', 'Recolección comercial', 'e\u00a0industrial'],
  ['Reciclaje y valorización', 'Reciclaje', 'y\u00a0valorización'],
  [' Centro  integral de procesamiento ', 'Centro integral', 'de\u00a0procesamiento'],
  ['', '', ''],
])('%j is split into %j and %j', (name, first, second) => {
  expect(twoLines(name)).toEqual([first, second]);
});
