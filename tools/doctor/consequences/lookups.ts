import type { Consequence } from '../report';
import type { Evidence } from './evidence';
import { recordAt } from '../known-records';

/** Pages that the site finds in a list when the call for the record does not know it. */
const FOUND_IN_LIST = new Set(['GET /web/business-line/detailRouter/*']);

/** Records of a list that cannot be opened: the page asks for them and gets another, or none. */
export function lookupConsequences({ lookups, content }: Evidence): Consequence[] {
  return lookups.flatMap(({ call, title, path, status, isSame }): Consequence[] => {
    if (status === 'unavailable' || (status === 'found' && isSame)) return [];
    if (status === 'found') {
      return [
        {
          severity: 'broken',
          rule: 'other-record',
          path,
          what: `Al abrir «${title}» se muestra otro registro.`,
          fix: `Dé a cada registro una dirección única y haga que ${call} la respete.`,
        },
      ];
    }
    const isShown = FOUND_IN_LIST.has(call) && recordAt(path, content) === 'found';
    return [
      {
        severity: isShown ? 'gap' : 'broken',
        rule: 'unreachable-record',
        path,
        what: isShown
          ? `${call} no conoce «${title}», que está en la lista.`
          : `«${title}» está en la lista, pero su página contesta «no encontrada».`,
        fix: `Haga que ${call} encuentre el registro por su url y por su nombre.`,
      },
    ];
  });
}
