import { routes } from '@/lib/server/routing/routes';
import { linkTargetsOf } from '@/tools/doctor/site/link-targets';
import type { CallReport, Impact } from '../report';
import { told, type Evidence } from './evidence';

/** The site waits five seconds for a read. */
const SLOW_MS = 3_000;

function ofCall({ name, kind, state, ms, notUtf8, outcomes }: CallReport): Impact[] {
  const isSlow = kind !== 'submission' && outcomes.found > 0 && ms.slowest >= SLOW_MS;
  const isRefused = kind === 'submission' && state === 'failed';
  const seconds = (ms.slowest / 1000).toFixed(1);
  const form = name.endsWith('/quote') ? routes.quote() : routes.contact();
  const fast = 'Haga que la llamada conteste en menos de un segundo.';
  const slow = told('gap', `slow ${name}`, fast);
  const garbled = told('gap', `not-utf8 ${name}`, 'Envíe el JSON en UTF-8.');
  const accepted = 'Conteste { "code": 200 } a una solicitud válida.';
  const refused = told('broken', `submission ${name}`, accepted);
  const late = `${name} tardó ${seconds} s; el sitio espera cinco segundos.`;
  const signs = `${name} envía texto que no es UTF-8: los acentos se ven como «�».`;
  return [
    ...(isSlow ? [slow(routes.home(), late)] : []),
    ...(notUtf8 > 0 ? [garbled(routes.home(), signs)] : []),
    ...(isRefused ? [refused(form, `${name} no aceptó la solicitud de prueba.`)] : []),
  ];
}

/** What holds for a call as a whole: how fast it is, and how its text is written. */
export const callImpact = ({ calls }: Pick<Evidence, 'calls'>): Impact[] => calls.flatMap(ofCall);

/** Pages that the site finds in a list when the call for the record does not know it. */
const FOUND_IN_LIST = new Set(['GET /web/business-line/detailRouter/*']);

/** Records of a list that cannot be opened: the page asks for them and gets another, or none. */
export function lookupImpact({ lookups, content }: Evidence): Impact[] {
  const targetOf = linkTargetsOf(content);
  return lookups.flatMap(({ call, title, path, status, isSame }): Impact[] => {
    if (status === 'unavailable' || (status === 'found' && isSame)) return [];
    if (status === 'found') {
      const fix = `Dé a cada registro una dirección única y haga que ${call} la respete.`;
      const what = `Al abrir «${title}» se muestra otro registro.`;
      return [told('broken', 'other-record', fix)(path, what)];
    }
    const isGap = FOUND_IN_LIST.has(call) && targetOf(path) === 'page';
    const fix = `Haga que ${call} encuentre el registro por su url y por su nombre.`;
    const what = isGap
      ? `${call} no conoce «${title}», que está en la lista.`
      : `«${title}» está en la lista, pero su página contesta «no encontrada».`;
    return [told(isGap ? 'gap' : 'broken', 'unreachable-record', fix)(path, what)];
  });
}
