import { looseKey } from '@/lib/util/names';
import { routes } from '@/lib/server/routing/routes';

/** Specification, section 2, "Institutional page". */
const ELSEWHERE = new Map([
  [looseKey('Informes Anuales'), routes.annualReports()],
  [looseKey('Presencia Nacional'), routes.map()],
]);

/** Where an institutional name redirects, whatever the gateway holds; undefined for none. */
export const namedElsewhere = (name: string): string | undefined => ELSEWHERE.get(looseKey(name));
