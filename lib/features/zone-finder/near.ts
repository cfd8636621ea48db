import { listStates } from '@/lib/content/catalogue/states';
import { stateKey } from '@/lib/content/catalogue/state-names';
import { municipalitiesOf } from '@/lib/content/catalogue/municipalities';
import type { ZonedBranch } from '@/lib/content/gateway/branches';
import { coreName, placeWords } from '@/lib/features/zone-finder/term-words';
import { nameKey } from '@/lib/util/name-keys';

/** How many branches are near a postal code. */
const NEAREST = 3;

/** Of a part of a municipality's name. */
const SHORTEST = 4;

const digitsOf = ({ postal_code: code }: ZonedBranch) => code.trim();

/** The branches with a postal code. */
export function branchesAt(branches: readonly ZonedBranch[], code: string): ZonedBranch[] {
  return branches.filter((branch) => digitsOf(branch) === code);
}

/** The three branches with the nearest numbers that begin with the same two digits, the state's. */
export function branchesNearCode(branches: readonly ZonedBranch[], code: string): ZonedBranch[] {
  const apart = (branch: ZonedBranch) => Math.abs(Number(digitsOf(branch)) - Number(code));
  return branches
    .filter((branch) => /^\d{5}$/.test(digitsOf(branch)))
    .filter((branch) => digitsOf(branch).slice(0, 2) === code.slice(0, 2))
    .sort((a, b) => apart(a) - apart(b) || (a.name < b.name ? -1 : 1))
    .slice(0, NEAREST);
}

interface Municipality {
  name: string;
  state: string;
}

let municipalities: readonly Municipality[] | undefined;

const allMunicipalities = () =>
  (municipalities ??= listStates().flatMap(({ id, name }) =>
    municipalitiesOf(id).map((city) => ({ name: nameKey(city.name), state: stateKey(name) })),
  ));

type IsNamed = (city: string, name: string) => boolean;

/** "General Escobedo" is called "Escobedo". */
const WAYS: readonly IsNamed[] = [
  (city, name) => city === name,
  (city, name) => name.length >= SHORTEST && ` ${city} `.includes(` ${name} `),
];

/** The branches of the states that have a municipality of this name, or with it in its name. */
export function branchesNearCity(branches: readonly ZonedBranch[], term: string): ZonedBranch[] {
  for (const name of new Set([nameKey(term), coreName(placeWords(term))])) {
    for (const isNamed of WAYS) {
      const found = allMunicipalities().filter((city) => isNamed(city.name, name));
      const states = new Set(found.map(({ state }) => state));
      const near = branches.filter(({ ubication }) => states.has(stateKey(ubication.state)));
      if (near.length > 0) return near;
    }
  }
  return [];
}
