import { looseKey } from '@/lib/util/names';
import { routes } from '@/lib/server/routing/routes';

/** Institutional names that redirect to another page (specification, section 2, "Institutional page"). */
const ELSEWHERE = new Map([
  [looseKey('Informes Anuales'), routes.annualReports()],
  [looseKey('Presencia Nacional'), routes.map()],
]);

/** Returns the page to which an institutional name redirects without a gateway read; undefined for none. */
export const namedElsewhere = (name: string): string | undefined => ELSEWHERE.get(looseKey(name));
