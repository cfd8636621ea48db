/** @jest-environment node */
import { findLinkedLine, findLinkedPlace, parseQuoteLink } from '@/lib/quote/deep-link';

const lines = [
  { id: 1, name: 'Recolección domiciliaria', url: 'recoleccion-domiciliaria', route: 'casas' },
  { id: 3, name: 'Residuos clínicos (RPBI)', url: '', route: '' },
];
const states = [
  { id: 9, name: 'Distrito Federal', key: '09', shortname: 'DF' },
  { id: 19, name: 'Nuevo León', key: '19', shortname: 'NL' },
];

test.each([
  ['?servicio=1&estado=19&ciudad=985', { service: '1', state: '19', city: '985' }],
  ['?servicio=rpbi', { service: 'rpbi', state: '', city: '' }],
  ['?estado=Nuevo%20Le%C3%B3n', { service: '', state: 'Nuevo León', city: '' }],
  ['?ciudad=985', undefined],
  ['?utm_source=x', undefined],
  ['', undefined],
  [`?servicio=${'a'.repeat(301)}`, undefined],
])('%s', (search, link) => expect(parseQuoteLink(search)).toEqual(link));

test.each([
  ['1', 1],
  ['recoleccion-domiciliaria', 1],
  ['/recoleccion-domiciliaria/', 1],
  ['casas', 1],
  ['RECOLECCION DOMICILIARIA', 1],
  ['residuos clinicos (rpbi)', 3],
  ['7', undefined],
  ['nada', undefined],
  ['', undefined],
  ['/', undefined],
])('line %j', (wanted, id) => expect(findLinkedLine(lines, wanted)?.id).toBe(id));

test.each([
  ['19', 19],
  ['09', 9],
  ['9', 9],
  ['nuevo leon', 19],
  ['NL', 19],
  ['Atlantis', undefined],
  ['0', undefined],
  ['', undefined],
])('state %j', (wanted, id) => expect(findLinkedPlace(states, wanted)?.id).toBe(id));

test('a key that is no id', () => {
  expect(findLinkedPlace([{ id: 400, name: 'X', key: '19' }], '19')?.id).toBe(400);
});
