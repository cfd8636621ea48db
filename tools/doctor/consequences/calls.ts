import { routes } from '@/lib/server/routing/routes';
import type { Consequence } from '../report';
import type { Evidence } from './evidence';

/** The site waits five seconds for a read. */
const SLOW_MS = 3_000;

/** What holds for a call as a whole: how fast it is, and how its text is written. */
export function callConsequences({ calls }: Pick<Evidence, 'calls'>): Consequence[] {
  return calls.flatMap(({ name, kind, state, ms, notUtf8, outcomes }): Consequence[] => {
    const found: Consequence[] = [];
    const isSlow = kind !== 'submission' && outcomes.found > 0 && ms.slowest >= SLOW_MS;
    if (isSlow) {
      found.push({
        severity: 'gap',
        rule: `slow ${name}`,
        path: routes.home(),
        what: `${name} tardó ${(ms.slowest / 1000).toFixed(1)} s; el sitio espera cinco segundos.`,
        fix: 'Haga que la llamada conteste en menos de un segundo.',
      });
    }
    if (notUtf8 > 0) {
      found.push({
        severity: 'gap',
        rule: `not-utf8 ${name}`,
        path: routes.home(),
        what: `${name} envía texto que no es UTF-8: los acentos se ven como «�».`,
        fix: 'Envíe el JSON en UTF-8.',
      });
    }
    if (kind === 'submission' && state === 'failed') {
      found.push({
        severity: 'broken',
        rule: `submission ${name}`,
        path: name.endsWith('/quote') ? routes.quote() : routes.contact(),
        what: `${name} no aceptó la solicitud de prueba.`,
        fix: 'Conteste { "code": 200 } a una solicitud válida.',
      });
    }
    return found;
  });
}
