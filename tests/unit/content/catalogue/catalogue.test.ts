import states from '@/data/states.json';
import { gzipSync } from 'node:zlib';
import municipalities from '@/data/municipalities.json';
import { stateChoices, findState, listStates, stateName } from '@/lib/content/catalogue/states';
import {
  citiesOf,
  findCity,
  findCityById,
  municipalitiesOf,
} from '@/lib/content/catalogue/municipalities';
import { stateKey } from '@/lib/content/catalogue/state-names';

/**
 * The number of different keys and the last key of every state (specification, sections 3 and 9; INEGI 2015).
 */
const STATES: Record<number, [name: string, count: number, lastKey: string]> = {
  1: ['Aguascalientes', 11, '011'],
  2: ['Baja California', 5, '005'],
  3: ['Baja California Sur', 5, '009'],
  4: ['Campeche', 11, '011'],
  5: ['Coahuila', 38, '038'],
  6: ['Colima', 10, '010'],
  7: ['Chiapas', 118, '119'],
  8: ['Chihuahua', 67, '067'],
  9: ['Distrito Federal', 16, '016'],
  10: ['Durango', 39, '039'],
  11: ['Guanajuato', 46, '046'],
  12: ['Guerrero', 81, '081'],
  13: ['Hidalgo', 84, '084'],
  14: ['Jalisco', 125, '125'],
  15: ['México', 125, '125'],
  16: ['Michoacán', 113, '113'],
  17: ['Morelos', 33, '033'],
  18: ['Nayarit', 20, '020'],
  19: ['Nuevo León', 51, '051'],
  20: ['Oaxaca', 570, '570'],
  21: ['Puebla', 217, '217'],
  22: ['Querétaro', 18, '018'],
  23: ['Quintana Roo', 10, '010'],
  24: ['San Luis Potosí', 58, '058'],
  25: ['Sinaloa', 18, '018'],
  26: ['Sonora', 72, '072'],
  27: ['Tabasco', 17, '017'],
  28: ['Tamaulipas', 43, '043'],
  29: ['Tlaxcala', 60, '060'],
  30: ['Veracruz', 212, '212'],
  31: ['Yucatán', 106, '106'],
  32: ['Zacatecas', 58, '058'],
};

const table = Object.entries(STATES).map(([id, row]) => [Number(id), ...row] as const);

describe('states', () => {
  test('are 33 entries with ids 0 to 32 and two-digit keys', () => {
    expect(states.map((state) => state.id)).toEqual([...Array(33).keys()]);
    for (const { id, key } of states) expect(key).toBe(String(id).padStart(2, '0'));
    expect(states[0]).toEqual({ id: 0, key: '00', name: 'Todo México', shortname: '' });
    expect(states[9]).toEqual({ id: 9, key: '09', name: 'Distrito Federal', shortname: 'DF' });
  });

  test('offer forms the 32 states without Todo México', () => {
    expect(listStates()).toHaveLength(32);
    expect(listStates().some(({ id }) => id === 0)).toBe(false);
  });

  test.each(table)('include %i as %s', (id, name) => {
    expect(states[id]?.name).toBe(name);
  });

  test.each([
    [19, 19],
    [0, 0],
    ['19', 19],
    ['09', 9],
    ['9', 9],
    ['00', 0],
    ['NUEVO LEON', 19],
    ['  nuevo   león ', 19],
    ['Ciudad de México', 9],
    ['Veracruz de Ignacio de la Llave', 30],
    ['México', 15],
    ['Estado de México', 15],
    ['cdmx', 9],
    ['D.F.', 9],
    ['nuevo-leon', 19],
    ['Q. Roo', 23],
    ['Todo México', 0],
  ])('findState(%p) finds %i', (wanted, id) => {
    expect(findState(wanted)?.id).toBe(id);
  });

  test.each([33, -1, 1.5, NaN, '', ' ', '33', '123', 'Atlántida'])(
    'findState(%p) finds nothing',
    (wanted) => expect(findState(wanted)).toBeUndefined(),
  );
});

describe('names of states', () => {
  test.each([
    ['Quintana Roo, México', 'Quintana Roo'],
    ['Quintana Roo México', 'Quintana Roo'],
    ['Q. ROO', 'Quintana Roo'],
    ['Q.R.', 'Quintana Roo'],
    ['Estado de Quintana Roo', 'Quintana Roo'],
    ['Estado Libre y Soberano de Quintana Roo', 'Quintana Roo'],
    ['Cancún, Quintana Roo, México', 'Quintana Roo'],
    ['Quintana Roo (Cancún)', 'Quintana Roo'],
    ['quintana\u00a0roo', 'Quintana Roo'],
    ['Baja California Norte', 'Baja California'],
    ['B.C.N.', 'Baja California'],
    ['B. C.', 'Baja California'],
    ['B.C.S.', 'Baja California Sur'],
    ['Edo. de Sonora', 'Sonora'],
    ['Edo Sonora', 'Sonora'],
    ['Sonora - México', 'Sonora'],
    ['SON.', 'Sonora'],
    ['MX-SON', 'Sonora'],
    ['Cd. de México', 'Ciudad de México'],
    ['Ciudad de México, México', 'Ciudad de México'],
    ['Ciudad de México (CDMX)', 'Ciudad de México'],
    ['CDMX', 'Ciudad de México'],
    ['CD. MX.', 'Ciudad de México'],
    ['D.F.', 'Ciudad de México'],
    ['México, D.F.', 'Ciudad de México'],
    ['Edomex', 'Estado de México'],
    ['EdoMéx.', 'Estado de México'],
    ['Edo. Méx.', 'Estado de México'],
    ['Edo. de México', 'Estado de México'],
    ['ESTADO DE MEXICO', 'Estado de México'],
    ['Estado de México, México', 'Estado de México'],
    ['Toluca, México', 'Estado de México'],
    ['México', 'Estado de México'],
    ['NL', 'Nuevo León'],
    ['N.L.', 'Nuevo León'],
    ['N. L.', 'Nuevo León'],
    ['Nvo. León', 'Nuevo León'],
    ['nuevo-leon', 'Nuevo León'],
    ['  NUEVO   LEON ', 'Nuevo León'],
    ['Monterrey, N.L.', 'Nuevo León'],
    ['Coahuila de Zaragoza', 'Coahuila'],
    ['Michoacán de Ocampo', 'Michoacán'],
    ['Veracruz de Ignacio de la Llave', 'Veracruz'],
    ['Veracruz-Llave', 'Veracruz'],
    ['Querétaro de Arteaga', 'Querétaro'],
    ['Juárez, Chihuahua', 'Chihuahua'],
    ['S.L.P.', 'San Luis Potosí'],
    ['Todo México', 'Todo México'],
    [' Tejas ', 'Tejas'],
    ['', ''],
  ])('show %j as %j', (written, name) => expect(stateName(written)).toBe(name));

  test.each(listStates().map(({ id, name, shortname }) => [id, name, shortname]))(
    'find state %i by %s and %s',
    (id, name, shortname) => {
      for (const text of [name, shortname, `Estado de ${name}`, `${name}, México`]) {
        expect(findState(String(text))?.id).toBe(id);
      }
    },
  );
});

describe('choices of states', () => {
  const names = stateChoices(listStates()).map(({ name }) => name);

  test("show 'Ciudad de México', while the catalogue and submissions keep the old name", () => {
    expect(names).toContain('Ciudad de México');
    expect(names).not.toContain('Distrito Federal');
    const chosen = stateChoices(listStates()).find(({ name }) => name === 'Ciudad de México');
    expect(chosen?.id).toBe(9);
    expect(findState('9')?.name).toBe('Distrito Federal');
    expect(stateName('DISTRITO FEDERAL')).toBe('Ciudad de México');
    expect(stateKey('Distrito Federal')).toBe(stateKey('Ciudad de México'));
  });

  test('keep the order of their list', () => {
    expect(stateChoices([...states].reverse()).map(({ id }) => id)).toEqual(
      states.map(({ id }) => id).reverse(),
    );
  });

  test('number duplicate names', () => {
    const shown = (...given: string[]) =>
      stateChoices(given.map((name) => ({ name }))).map(({ name }) => name);
    expect(shown('Distrito Federal', 'Sonora', 'CDMX')).toEqual([
      ...['Ciudad de México (1)', 'Sonora', 'Ciudad de México (2)'],
    ]);
  });

  test("sort the catalogue's states in Spanish order", () => {
    expect(names.slice(4, 10)).toEqual([
      ...['Chiapas', 'Chihuahua', 'Ciudad de México', 'Coahuila', 'Colima', 'Durango'],
    ]);
  });
});

describe('municipalities', () => {
  test('are 2492 records with ids 1 to 2492 in order', () => {
    expect(municipalities.map(({ id }) => id)).toEqual(
      Array.from({ length: 2492 }, (_, index) => index + 1),
    );
  });

  test('have three-digit keys, a name and empty initials', () => {
    for (const row of municipalities) {
      expect(Object.keys(row)).toEqual(['id', 'state_id', 'key', 'name', 'initials']);
      expect(row.key).toMatch(/^\d{3}$/);
      expect(row.name).toBe(row.name.trim());
      expect(row.name).not.toBe('');
      expect(row.initials).toBe('');
    }
  });

  test('repeat 20-549 thirty-six times, ids 1547 to 1582, and nothing else', () => {
    const repeats = municipalities.filter(({ state_id, key }) => state_id === 20 && key === '549');
    expect(repeats.map(({ id }) => id)).toEqual(
      Array.from({ length: 36 }, (_, index) => 1547 + index),
    );
    expect(new Set(repeats.map(({ name }) => name))).toEqual(
      new Set(['Heroica Villa Tezoatlan de Segura y Luna, Cuna de ...']),
    );
    const keys = municipalities.map(({ state_id, key }) => `${state_id}-${key}`);
    expect(new Set(keys).size).toBe(2457);
  });

  test('end with 32-058 as id 2492', () => {
    expect(municipalities.at(-1)).toMatchObject({ id: 2492, state_id: 32, key: '058' });
  });

  test.each(table)('state %i (%s) has %i keys, from 001 to %s', (id, _name, count, lastKey) => {
    const rows = municipalitiesOf(id);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(count);
    expect(rows).toHaveLength(id === 20 ? count + 35 : count);
    expect([rows[0]?.key, rows.at(-1)?.key]).toEqual(['001', lastKey]);
  });

  test('keep the gaps in the keys', () => {
    expect(municipalitiesOf(3).map(({ key }) => key)).toEqual(['001', '002', '003', '008', '009']);
    expect(municipalitiesOf(7).some(({ key }) => key === '095')).toBe(false);
  });

  test('keep the suffixes of four names in Oaxaca', () => {
    const suffixed = municipalities.filter(({ name }) => name.includes('Dto.'));
    expect(suffixed.map(({ name }) => name)).toEqual([
      'San Juan Mixtepec -Dto. 08 -',
      'San Juan Mixtepec -Dto. 26 -',
      'San Pedro Mixtepec -Dto. 22 -',
      'San Pedro Mixtepec -Dto. 26 -',
    ]);
  });

  test('do not exist for Todo México and unknown states', () => {
    expect(municipalitiesOf(0)).toEqual([]);
    expect(municipalitiesOf(33)).toEqual([]);
    expect(citiesOf(33)).toEqual([]);
  });
});

describe('cities', () => {
  test.each(table)(
    'of state %i (%s) are %i without duplicates, in at most 12 kB',
    (id, _name, count) => {
      const cities = citiesOf(id);
      expect(cities).toHaveLength(count);
      expect(new Set(cities.map((city) => city.name)).size).toBe(count);
      expect(Object.keys(cities[0] ?? {})).toEqual(['id', 'name']);
      expect(gzipSync(JSON.stringify(cities)).length).toBeLessThanOrEqual(12_000);
    },
  );

  test('are in Spanish order: accents do not matter, and ñ follows n', () => {
    const yucatan = citiesOf(31).map(({ name }) => name);
    expect(yucatan.indexOf('Ucú')).toBeLessThan(yucatan.indexOf('Umán'));
    const aguascalientes = citiesOf(1).map(({ name }) => name);
    expect(aguascalientes[0]).toBe('Aguascalientes');
    expect(aguascalientes.indexOf('El Llano')).toBeLessThan(aguascalientes.indexOf('Jesús María'));
    const jalisco = citiesOf(14).map(({ name }) => name);
    expect(jalisco.indexOf('Cañadas de Obregón')).toBeGreaterThan(
      jalisco.indexOf('Cabo Corrientes'),
    );
    expect(jalisco.indexOf('Cañadas de Obregón')).toBeLessThan(
      jalisco.indexOf('Casimiro Castillo'),
    );
  });

  test.each([
    [19, 'monterrey', 'Monterrey'],
    [19, 'SAN NICOLAS DE LOS GARZA', 'San Nicolás de los Garza'],
    [31, ' merida ', 'Mérida'],
  ])('findCity(%i, %p) finds %s', (state, wanted, name) => {
    expect(findCity(state, wanted)?.name).toBe(name);
  });

  test('are found by id within their own state only', () => {
    const monterrey = findCity(19, 'Monterrey');
    expect(monterrey).toBeDefined();
    expect(findCity(19, monterrey?.id ?? 0)).toEqual(monterrey);
    expect(findCity(19, String(monterrey?.id))).toEqual(monterrey);
    expect(findCity(20, monterrey?.id ?? 0)).toBeUndefined();
    expect(findCityById(monterrey?.id ?? 0)).toEqual({ ...monterrey, state_id: 19 });
  });

  test.each([1547, 1560, 1582])('id %i finds the one Tezoatlán shown', (id) => {
    expect(findCity(20, id)?.id).toBe(1547);
    expect(findCityById(id)).toMatchObject({ id: 1547, state_id: 20 });
  });

  test.each(['', '0', '99999', 'Ninguna'])('findCity(19, %p) finds nothing', (wanted) => {
    expect(findCity(19, wanted)).toBeUndefined();
  });

  test('have no id 0 and none above 2492', () => {
    expect(findCityById(0)).toBeUndefined();
    expect(findCityById(2493)).toBeUndefined();
  });
});
