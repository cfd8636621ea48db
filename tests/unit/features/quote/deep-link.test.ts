import { citiesOf } from '@/lib/content/catalogue/municipalities';
import { listStates } from '@/lib/content/catalogue/states';
import { findLinkedLine, parseQuoteLink } from '@/lib/features/quote/deep-link';
import { findLinkedCity, findLinkedState } from '@/lib/features/quote/linked-place';

const lines = [
  { id: 1, name: 'Recolección domiciliaria', url: 'recoleccion-domiciliaria', route: 'casas' },
  { id: 2, name: 'Recolección comercial e industrial', url: '', route: '' },
  { id: 3, name: 'Residuos clínicos (RPBI)', url: 'residuos-clinicos-rpbi', route: '' },
  { id: 4, name: 'Transporte de residuos', url: '', route: 'grupo' },
  { id: 7, name: 'Reciclaje y valorización', url: '', route: 'grupo' },
];
const states = [
  { id: 5, name: 'Coahuila', key: '05', shortname: 'Coah.' },
  { id: 9, name: 'Ciudad de México', key: '09', shortname: 'DF' },
  { id: 15, name: 'México', key: '15', shortname: 'Mex.' },
  { id: 19, name: 'Nuevo León', key: '19', shortname: 'NL' },
  { id: 2, name: 'Baja California', key: '02', shortname: 'BC' },
  { id: 3, name: 'Baja California Sur', key: '03', shortname: 'BCS' },
  { id: 23, name: 'Quintana Roo', key: '23', shortname: 'Q. Roo' },
];

test.each([
  ['?servicio=1&estado=19&ciudad=985', { service: '1', state: '19', city: '985' }],
  ['?servicio=rpbi', { service: 'rpbi', state: '', city: '' }],
  ['?estado=Nuevo%20Le%C3%B3n', { service: '', state: 'Nuevo León', city: '' }],
  ['?ciudad=985', undefined],
  ['?utm_source=x', undefined],
  ['', undefined],
  [`?servicio=${'a'.repeat(301)}`, undefined],
  ['?ESTADO=nuevo-leon&Ciudad=monterrey', { service: '', state: 'nuevo-leon', city: 'monterrey' }],
  ['?estado=Nuevo+Le%c3%b3n', { service: '', state: 'Nuevo León', city: '' }],
  ['?estado=Nuevo%2520Le%25C3%25B3n', { service: '', state: 'Nuevo León', city: '' }],
  [
    '?estado=Nuevo%20Le%F3n&ciudad=M%C3%A9rida',
    { service: '', state: 'Nuevo León', city: 'Mérida' },
  ],
  ['?estado=50%25&ciudad=%', { service: '', state: '50%', city: '%' }],
  ['?estado=uno&estado=dos', { service: '', state: 'uno', city: '' }],
])('the link %s is parsed', (search, link) => expect(parseQuoteLink(search)).toEqual(link));

test.each([
  ['1', 1],
  ['recoleccion-domiciliaria', 1],
  ['/recoleccion-domiciliaria/', 1],
  ['/detalle_linea/recoleccion-domiciliaria', 1],
  ['https://www.example.mx/detalle_linea/residuos-clinicos-rpbi?utm_source=x#y', 3],
  ['casas', 1],
  ['RECOLECCION DOMICILIARIA', 1],
  ['Recolección_Domiciliaria', 1],
  ['residuos clinicos (rpbi)', 3],
  ['Residuos clínicos', 3],
  ['residuos-clinicos', 3],
  ['residuo clinico', 3],
  ['RPBI', 3],
  ['recolección industrial y comercial', 2],
  ['transporte', 4],
  ['reciclaje', 7],
  // These names match more than one line.
  ['residuos', undefined],
  ['recoleccion', undefined],
  ['grupo', undefined],
  ['7777', undefined],
  ['nada', undefined],
  ['recolección de nada', undefined],
  ['de la', undefined],
  ['', undefined],
  ['/', undefined],
])('the line %j is found, or not if it is ambiguous', (wanted, id) =>
  expect(findLinkedLine(lines, wanted)?.id).toBe(id),
);

test.each([
  ['19', 19],
  ['09', 9],
  ['9', 9],
  ['nuevo leon', 19],
  ['nuevo-leon', 19],
  ['Nuevo León', 19],
  ['NUEVO_LEÓN', 19],
  ['NuevoLeon', 19],
  ['Nuevo Leo\u0301n', 19],
  ['Estado de Nuevo León', 19],
  ['Nuevo León, México', 19],
  ['NL', 19],
  ['n.l.', 19],
  ['Ciudad de México', 9],
  ['ciudad-de-mexico', 9],
  ['CDMX', 9],
  ['Distrito Federal', 9],
  ['D.F.', 9],
  ['México', 15],
  ['estado-de-mexico', 15],
  ['Edomex', 15],
  ['Coahuila de Zaragoza', 5],
  ['Baja California', 2],
  ['bcs', 3],
  ['q-roo', 23],
  ['Quintana Roo, México', 23],
  ['Baja California Norte', 2],
  ['Edo. de Nuevo León', 19],
  ['Cd. de México', 9],
  // These names are a city, or part of several states.
  ['León', undefined],
  ['Baja', undefined],
  ['Atlantis', undefined],
  ['0', undefined],
  ['-', undefined],
  ['', undefined],
])('the state %j is found, or not if it is ambiguous', (wanted, id) =>
  expect(findLinkedState(states, wanted)?.id).toBe(id),
);

test('a state is found under the old name that the gateway uses', () => {
  const old = [{ id: 90, name: 'Distrito Federal', key: '', shortname: '' }];
  for (const wanted of ['CDMX', 'Ciudad de México', 'distrito-federal'])
    expect(findLinkedState(old, wanted)?.id).toBe(90);
});

test('a state is found by its key, which may differ from its id', () => {
  expect(findLinkedState([{ id: 400, name: 'X', key: '19' }], '19')?.id).toBe(400);
  const both = [
    { id: 9, name: 'X', key: '10' },
    { id: 10, name: 'Y', key: '09' },
  ];
  expect(findLinkedState(both, '9')?.id).toBe(9);
  expect(findLinkedState(both, '09')?.id).toBe(10);
});

test.each([
  [19, 'Nuevo León', 'monterrey', 'Monterrey'],
  [19, 'Nuevo León', 'MONTERREY', 'Monterrey'],
  [19, 'Nuevo León', '986', 'Monterrey'],
  [19, 'Nuevo León', 'Monterrey, N.L.', 'Monterrey'],
  [19, 'Nuevo León', 'Ciudad de Monterrey', 'Monterrey'],
  [19, 'Nuevo León', 'san-nicolas-de-los-garza', 'San Nicolás de los Garza'],
  [19, 'Nuevo León', 'San Nicolás', 'San Nicolás de los Garza'],
  [19, 'Nuevo León', 'garza', undefined],
  [14, 'Jalisco', 'Tlaquepaque', 'San Pedro Tlaquepaque'],
  [8, 'Chihuahua', 'Cd. Juárez', 'Juárez'],
  [23, 'Quintana Roo', 'cancun', 'Benito Juárez'],
  [9, 'Ciudad de México', 'cancun', undefined],
  [20, 'Oaxaca', 'San Juan Mixtepec', undefined],
  [20, 'Oaxaca', 'san-juan-mixtepec-dto-08', 'San Juan Mixtepec -Dto. 08 -'],
  [21, 'Puebla', 'Cholula', undefined],
  [19, 'Nuevo León', '999999', undefined],
  [19, 'Nuevo León', 'Atlantis', undefined],
  [26, 'Sonora', 'constructor', undefined],
  [19, 'Nuevo León', '', undefined],
])(
  'the city in state %i (%s) is found for %j, or not if it is ambiguous',
  (id, state, wanted, name) => {
    expect(findLinkedCity(citiesOf(id), wanted, state)?.name).toBe(name);
  },
);

test('every state and city is found by its name in URL spelling', () => {
  const slug = (name: string) =>
    name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
  for (const state of listStates()) {
    expect(findLinkedState(listStates(), slug(state.name))?.id).toBe(state.id);
    for (const city of citiesOf(state.id))
      expect(findLinkedCity(citiesOf(state.id), slug(city.name), state.name)).toBe(city);
  }
});
