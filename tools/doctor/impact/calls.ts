import { routes } from '@/lib/server/routing/routes';
import { linkTargetsOf } from '@/tools/doctor/site/link-targets';
import type { CallReport, Impact } from '../report';
import { broken, gap, type Evidence } from './evidence';

/** The site waits five seconds for a read. */
const SLOW_MS = 3_000;

function ofCall({ name, kind, state, ms, notUtf8, outcomes }: CallReport): Impact[] {
  const isSlow = kind !== 'submission' && outcomes.found > 0 && ms.slowest >= SLOW_MS;
  const seconds = (ms.slowest / 1000).toFixed(1);
  const slow = gap({
    rule: `slow ${name}`,
    path: routes.home(),
    what: `${name} tardó ${seconds} s; el sitio espera cinco segundos.`,
    fix: 'Haga que la llamada conteste en menos de un segundo.',
  });
  const garbled = gap({
    rule: `not-utf8 ${name}`,
    path: routes.home(),
    what: `${name} envía texto que no es UTF-8: los acentos se ven como «�».`,
    fix: 'Envíe el JSON en UTF-8.',
  });
  const refused = broken({
    rule: `submission ${name}`,
    path: name.endsWith('/quote') ? routes.quote() : routes.contact(),
    what: `${name} no aceptó la solicitud de prueba.`,
    fix: 'Conteste { "code": 200 } a una solicitud válida.',
  });
  return [
    ...(isSlow ? [slow] : []),
    ...(notUtf8 > 0 ? [garbled] : []),
    ...(kind === 'submission' && state === 'failed' ? [refused] : []),
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
      const what = `Al abrir «${title}» se muestra otro registro.`;
      const fix = `Dé a cada registro una dirección única y haga que ${call} la respete.`;
      return [broken({ rule: 'other-record', path, what, fix })];
    }
    const rule = 'unreachable-record';
    const fix = `Haga que ${call} encuentre el registro por su url y por su nombre.`;
    return FOUND_IN_LIST.has(call) && targetOf(path) === 'page'
      ? [gap({ rule, path, what: `${call} no conoce «${title}», que está en la lista.`, fix })]
      : [
          broken({
            rule,
            path,
            what: `«${title}» está en la lista, pero su página contesta «no encontrada».`,
            fix,
          }),
        ];
  });
}
