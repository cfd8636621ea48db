import { findCityById } from '@/lib/content/catalogue/municipalities';
import { findState } from '@/lib/content/catalogue/states';
import { repeated, stored, type StoredBranch, type StoredLine, type Territory } from './stored';
import {
  PREFIX,
  startTestGateway,
  type TestGateway,
} from '@/tests/unit/content/embedded-gateway/support';

/** The coverage: for each city and line one branch, whose phone is in the quote. */
const branches = stored<StoredBranch[]>('branches');
const lines = stored<StoredLine[]>('business-lines');
const territories = stored<Territory[]>('coverage');

const branchOf = ({ branch_id }: Territory) => branches.find(({ id }) => id === branch_id);
const linesOf = (territory: Territory) =>
  territory.business_line_ids ?? branchOf(territory)?.business_line_ids ?? [];

/** The entries `city/line`, each with the branch that covers it. */
const services = territories.flatMap((territory) =>
  territory.city_ids.flatMap((city) =>
    linesOf(territory).map((line) => ({ city, line, branch: branchOf(territory) })),
  ),
);

const cityName = (id: number) => findCityById(id)?.name ?? `unknown city ${id}`;
const stateOf = (branch: StoredBranch | undefined) => findState(branch?.ubication.state ?? '')?.id;

test('every branch and every city of a territory exists', () => {
  expect(territories.filter((territory) => branchOf(territory) === undefined)).toEqual([]);
  const cities = territories.flatMap(({ city_ids }) => city_ids);
  // Territories store the id that the city picker uses.
  expect(cities.filter((id) => findCityById(id)?.id !== id)).toEqual([]);
  expect(new Set(cities).size).toBeGreaterThan(14);
});

test('a territory names only lines that its branch offers, and a branch only existing lines', () => {
  const foreign = territories.filter((territory) =>
    linesOf(territory).some((line) => !branchOf(territory)?.business_line_ids.includes(line)),
  );
  expect(foreign).toEqual([]);
  const known = lines.map(({ id }) => id);
  for (const { name, business_line_ids } of branches) {
    expect([name, business_line_ids.filter((id) => !known.includes(id))]).toEqual([name, []]);
    expect([name, repeated(business_line_ids)]).toEqual([name, []]);
  }
});

test('only one branch covers a city with a line', () => {
  const keys = services.map(({ city, line }) => `${cityName(city)} (${city}), line ${line}`);
  expect(repeated(keys)).toEqual([]);
});

test('a branch of another state covers a city only if none of its own state offers the line', () => {
  const contradictions = services
    .filter(({ city, line, branch }) => {
      const state = findCityById(city)?.state_id;
      if (state === stateOf(branch)) return false;
      return branches.some(
        (other) => stateOf(other) === state && other.business_line_ids.includes(line),
      );
    })
    .map(({ city, line, branch }) => `${cityName(city)}, line ${line}: ${branch?.name}`);
  expect(contradictions).toEqual([]);
});

test('a branch covers some city with each of its lines', () => {
  for (const { id, name, business_line_ids } of branches) {
    const covered = services.filter(({ branch }) => branch?.id === id).map(({ line }) => line);
    const idle = business_line_ids.filter((line) => !covered.includes(line));
    expect([name, idle]).toEqual([name, []]);
  }
});

describe('through the gateway', () => {
  let gateway: TestGateway;
  beforeAll(async () => void (gateway = await startTestGateway('real')));
  afterAll(() => gateway.stop());

  const askPhones = async (city: number, line: number) =>
    (await gateway.get(`${PREFIX}/web/business-unit/city/${city}/business-line/${line}`)).data;

  test.each([
    ['Querétaro', 1834, 2, '55 5555 0808'],
    ['Querétaro, household collection', 1834, 1, '55 5555 0505'],
    ['San Luis Potosí', 1876, 2, '55 5555 0505'],
    ['San Nicolás de los Garza', 993, 1, '55 5555 0202'],
    ['Monterrey', 986, 1, '55 5555 0101'],
    ['Campeche', 23, 1, '55 5555 0606'],
    ['Campeche, recycling', 23, 7, '55 5555 1111'],
    ['Reynosa', 2045, 3, '55 5555 1313'],
    ['León', 340, 7, '55 5555 1414'],
  ])('%s gets the phone of the branch that covers it', async (_place, city, line, phone) => {
    expect(await askPhones(city, line)).toEqual([{ phone_number: phone }]);
  });

  test('some city has no coverage', async () => {
    const cities = territories.flatMap(({ city_ids }) => city_ids);
    const isUncovered = (id: number) => findCityById(id)?.id === id && !cities.includes(id);
    const uncovered = Array.from({ length: 2492 }, (_, at) => at + 1).find(isUncovered);
    expect(uncovered).toBeDefined();
    expect((await gateway.get(`${PREFIX}/web/business-unit/city/${uncovered}`)).data).toEqual([]);
  });

  test('a phone is always that of a branch that covers the city with the line', async () => {
    // One city per territory is enough, with each of its lines.
    for (const territory of territories) {
      const [city = 0] = territory.city_ids;
      for (const line of linesOf(territory)) {
        const phone_number = branchOf(territory)?.phone_number;
        expect([city, line, await askPhones(city, line)]).toEqual([city, line, [{ phone_number }]]);
      }
    }
  });
});
