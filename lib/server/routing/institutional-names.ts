import { nameKey } from '@/lib/util/name-keys';
import { routes } from '@/lib/server/routing/routes';

const key = (name: string) => nameKey(name.replace(/[\s+_-]+/g, ' '));

/** Specification, section 2, "Institutional page". */
const ELSEWHERE = new Map([
  [key('Informes Anuales'), routes.annualReports()],
  [key('Presencia Nacional'), routes.map()],
]);

/** Where an institutional name redirects, whatever the gateway holds; undefined for none. */
export const namedElsewhere = (name: string): string | undefined => ELSEWHERE.get(key(name));
