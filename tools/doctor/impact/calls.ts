import { routes } from '@/lib/server/routing/routes';
import type { CallReport, Impact } from '../report';
import { told } from './told';

/** The site waits five seconds for a read. */
const SLOW_MS = 3_000;

/** What holds for a call as a whole: how fast it is, and how its text is written. */
export function callImpact({ name, kind, state, ms, notUtf8, outcomes }: CallReport): Impact[] {
  const all: Impact[] = [];
  if (kind !== 'submission' && outcomes.found > 0 && ms.slowest >= SLOW_MS) {
    const slow = told(
      'gap',
      `slow ${name}`,
      'Haga que la llamada conteste en menos de un segundo.',
    );
    const seconds = (ms.slowest / 1000).toFixed(1);
    all.push(slow(routes.home(), `${name} tardó ${seconds} s; el sitio espera cinco segundos.`));
  }
  if (notUtf8 > 0) {
    const garbled = told('gap', `not-utf8 ${name}`, 'Envíe el JSON en UTF-8.');
    const what = `${name} envía texto que no es UTF-8: los acentos se ven como «�».`;
    all.push(garbled(routes.home(), what));
  }
  if (kind === 'submission' && state === 'failed') {
    const fix = 'Conteste { "code": 200 } a una solicitud válida.';
    const form = name.endsWith('/quote') ? routes.quote() : routes.contact();
    const refused = told('broken', `submission ${name}`, fix);
    all.push(refused(form, `${name} no aceptó la solicitud de prueba.`));
  }
  return all;
}
