import { formatDate } from '@/lib/util/format/dates';
import type { Branch } from '@/lib/content/gateway/branches';

type Place = Pick<
  Branch,
  'name' | 'street' | 'ext_number' | 'sector' | 'postal_code' | 'ubication'
> & { latitude?: number | undefined; longitude?: number | undefined };

const joined = (parts: string[], separator: string) =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(separator);

/** Returns the address as on an envelope; empty lines are left out. */
export function addressLines(branch: Omit<Place, 'latitude' | 'longitude' | 'name'>): string[] {
  return [
    joined([branch.street, branch.ext_number], ' '),
    branch.sector.trim(),
    joined([branch.postal_code && `C.P. ${branch.postal_code}`, branch.ubication.state], ', '),
  ].filter(Boolean);
}

/** Returns the target of 'Ver en maps': the coordinates, else the address. */
export function mapsHref(branch: Place): string {
  const { latitude, longitude } = branch;
  const address = addressLines(branch).join(', ') || `${branch.name}, México`;
  const query = latitude && longitude ? `${latitude},${longitude}` : encodeURIComponent(address);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

const beginsWithZero = (value: string) => value.trim().startsWith('0');

/** Returns whether a map replaces the info blocks: both begin with 0 (specification, "Branch page"). */
export function showsMapInstead(branch: Pick<Branch, 'population' | 'start_services'>): boolean {
  return beginsWithZero(branch.population) && beginsWithZero(branch.start_services);
}

/** Returns whether a fact is blank: "0" and "0 habitantes" are, "01/03/1994" is not. */
const isBlankFact = (value: string) => /^0*(?:\s|$)/.test(value);

/** Returns the info blocks that have a value. */
export function branchFacts(branch: Pick<Branch, 'population' | 'start_services'>) {
  return [
    { label: 'Inicio de servicios', value: formatDate(branch.start_services.trim()) },
    { label: 'Población atendida', value: branch.population.trim() },
  ].filter(({ value }) => !isBlankFact(value));
}
