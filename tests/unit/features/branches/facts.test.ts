import {
  addressLines,
  branchFacts,
  mapsHref,
  showsMapInstead,
} from '@/lib/features/branches/facts';
import { branch as branchOf } from '@/tests/unit/features/support';

const branch = branchOf({ latitude: 25.7003, longitude: -100.3128 });
const nowhere = {
  ...branch,
  ...{ street: '', ext_number: '', sector: '', postal_code: '', ubication: { state: '' } },
};

describe('addressLines', () => {
  test('returns street and number, district, postal code and state', () => {
    expect(addressLines(branch)).toEqual([
      'Calle Encino 1840',
      'Industrial',
      'C.P. 64440, Nuevo León',
    ]);
  });
  test('leaves out what is missing', () => {
    expect(addressLines({ ...branch, ext_number: ' ', sector: '', postal_code: '' })).toEqual([
      'Calle Encino',
      'Nuevo León',
    ]);
    expect(addressLines(nowhere)).toEqual([]);
  });
});

describe('mapsHref', () => {
  const base = 'https://www.google.com/maps/search/?api=1&query=';
  test('uses the coordinates', () => {
    expect(mapsHref(branch)).toBe(`${base}25.7003,-100.3128`);
  });
  test.each([
    ['without a latitude', { latitude: undefined }],
    ['without a longitude', { longitude: undefined }],
  ])('uses the address %s', (_, change) => {
    expect(mapsHref({ ...branch, ...change })).toBe(
      base + encodeURIComponent('Calle Encino 1840, Industrial, C.P. 64440, Nuevo León'),
    );
  });
  test('uses the name without an address', () => {
    expect(mapsHref({ ...nowhere, name: 'A & B', latitude: undefined })).toBe(
      `${base}${encodeURIComponent('A & B, México')}`,
    );
  });
});

const rule = (population: string, start_services: string) =>
  showsMapInstead({ population, start_services });
test('the map replaces the facts only if both values begin with 0', () => {
  expect(rule('0', '0')).toBe(true);
  expect(rule('0 habitantes', '01/01/2000')).toBe(true);
  expect(rule(' 0', '0')).toBe(true);
  expect(rule('0', 'Marzo de 1994')).toBe(false);
  expect(rule('1,142,994 habitantes', '0')).toBe(false);
  expect(rule('10', '20')).toBe(false);
  expect(rule('', '')).toBe(false);
});

describe('branchFacts', () => {
  test('returns the start of services first, then the population served', () => {
    expect(branchFacts(branch)).toEqual([
      { label: 'Inicio de servicios', value: 'Marzo de 1994' },
      { label: 'Población atendida', value: '1,142,994 habitantes' },
    ]);
  });
  test('omits an empty value or a mere 0, but not a date that begins with 0', () => {
    expect(branchFacts({ population: '0 habitantes', start_services: '01/03/1994' })).toEqual([
      { label: 'Inicio de servicios', value: '01/03/1994' },
    ]);
    expect(branchFacts({ population: '0', start_services: 'Mayo de 2003' })).toHaveLength(1);
    expect(branchFacts({ population: '', start_services: ' ' })).toEqual([]);
  });
  test('writes out a date of the gateway', () => {
    expect(branchFacts({ population: '', start_services: '1994-03-01' })).toEqual([
      { label: 'Inicio de servicios', value: '1 de marzo de 1994' },
    ]);
    expect(branchFacts({ population: '', start_services: '1900-01-01T00:00:00' })).toEqual([]);
  });
});
