import { nameKey } from '@/lib/util/name-keys';
import { routes } from '@/lib/server/routing/routes';

/** A name without accents, letter case, and whatever stands between its words. */
const key = (name: string) => nameKey(name.replace(/[\s+_-]+/g, ' '));

/** Special names, which lead elsewhere (specification, section 2, "Institutional page"). */
const ELSEWHERE = new Map([
  [key('Informes Anuales'), routes.annualReports()],
  [key('Presencia Nacional'), routes.map()],
]);

/** Where an institutional page of this name leads, whatever the gateway has; undefined if nowhere. */
export const namedElsewhere = (name: string): string | undefined => ELSEWHERE.get(key(name));

/** The same for an address, still percent-encoded and in whatever form it was asked for. */
export function institutionalNameRedirect(path: string): string | undefined {
  const [, name] = /^\/+nuestra_empresa\/+([^/]+)\/*$/i.exec(path) ?? [];
  if (name === undefined) return undefined;
  try {
    return namedElsewhere(decodeURIComponent(name));
  } catch {
    return undefined;
  }
}
