import { noCoverage, quotePath } from '@/lib/features/link-builder/target-path';
import { findLinkedLine, parseQuoteLink } from '@/lib/features/quote/deep-link';
import { findLinkedCity, findLinkedState } from '@/lib/features/quote/linked-place';

const line = { id: 4, name: 'Residuos clínicos', url: '/residuos-clinicos/', route: 'rpbi' };
const states = [
  { id: 9, name: 'Ciudad de México', key: '09', shortname: 'CDMX' },
  { id: 15, name: 'México', key: '15', shortname: 'Méx.' },
  { id: 19, name: 'Nuevo León', key: '19', shortname: 'NL' },
];
const cities = [
  { id: 986, name: 'Monterrey' },
  { id: 987, name: 'San Nicolás de los Garza' },
  { id: 988, name: 'Los Garza' },
  { id: 989, name: '¿?' },
];

test('line, state and city as words', () => {
  const [, , state] = states;
  const [city] = cities;
  expect(quotePath({ line, state, city, states, cities })).toBe(
    '/cotizador?servicio=residuos-clinicos&estado=nuevo-leon&ciudad=monterrey',
  );
  expect(quotePath({ line, states, cities })).toBe('/cotizador?servicio=residuos-clinicos');
  expect(quotePath({ line: { ...line, url: '' }, state, states, cities })).toBe(
    '/cotizador?servicio=4&estado=nuevo-leon',
  );
});

test('a city without its state is left out', () =>
  expect(quotePath({ line, city: cities[0], states, cities })).not.toContain('ciudad'));

test('the wizard reads every link back', () => {
  for (const state of states) {
    for (const city of cities) {
      const path = quotePath({ line, state, city, states, cities });
      const read = parseQuoteLink(path.replace('/cotizador', ''));
      expect(findLinkedLine([line], read?.service ?? '')).toBe(line);
      expect(findLinkedState(states, read?.state ?? '')).toBe(state);
      expect(findLinkedCity(cities, read?.city ?? '', state.name)).toBe(city);
    }
  }
});

test('no coverage is said', () =>
  expect(noCoverage(line, { id: 1, name: 'Apodaca' }, { id: 19, name: 'Nuevo León' })).toBe(
    'Residuos clínicos no tiene cobertura en Apodaca, Nuevo León. Elija otra ciudad, o deje solo la línea.',
  ));
