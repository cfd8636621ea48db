import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import { told, type CallReport, type Impact } from '../report';
import { agreementImpact, duplicateImpact } from './lists';
import { lookupImpact, navigationImpact, pageImpact } from './pages';
import { branchImpact, emptyRecordImpact, fileImpact } from './records';
import { wizardImpact } from './wizard';

const BROKEN_FIRST = { broken: 0, gap: 1 };
const REFUSED = /^(?:code|http)-40[13]$/;

const START = 'Revise la dirección y que el servicio esté en marcha; después repita la revisión.';
const AUTHORIZE =
  'Revise --authorization (en el sitio, GATEWAY_AUTHORIZATION), con su esquema, como «Bearer …».';

const FASTER = 'Haga que la llamada conteste en menos de un segundo.';
const ENCODE = 'Envíe el JSON en UTF-8.';
const ACCEPT = 'Conteste { "code": 200 } a una solicitud válida.';

/** The site waits five seconds for a read. */
const SLOW_MS = 3_000;

/** What holds for a call as a whole: how fast it is, and how its text is written. */
export function callImpact({ name, kind, state, ms, notUtf8, outcomes }: CallReport): Impact[] {
  const isRefused = kind === 'submission' && state === 'failed';
  const isSlow = kind !== 'submission' && outcomes.found > 0 && ms.slowest >= SLOW_MS;
  const seconds = (ms.slowest / 1000).toFixed(1);
  const slow = `${name} tardó ${seconds} s; el sitio espera cinco segundos.`;
  const garbled = `${name} envía texto que no es UTF-8: los acentos se ven como «�».`;
  const refused = `${name} no aceptó la solicitud de prueba.`;
  const form = name.endsWith('/quote') ? routes.quote() : routes.contact();
  const all = [
    isSlow && told('gap', `slow ${name}`, FASTER)(routes.home(), slow),
    notUtf8 > 0 && told('gap', `not-utf8 ${name}`, ENCODE)(routes.home(), garbled),
    isRefused && told('broken', `submission ${name}`, ACCEPT)(form, refused),
  ];
  return all.filter((impact) => impact !== false);
}

/** What it means that the gateway did not answer, or no longer. */
export function deadGatewayImpact(calls: readonly CallReport[]): Impact {
  const isRefused = calls.some(({ reasons }) => reasons.some((reason) => REFUSED.test(reason)));
  const [rule, fix, why] = isRefused
    ? ['gateway-refuses', AUTHORIZE, 'El servicio rechaza la autorización']
    : ['gateway-unavailable', START, 'El servicio no contesta como debe'];
  const what = `${why}: ninguna página puede mostrar su contenido.`;
  return told('broken', rule, fix)(routes.home(), what);
}

/** What the gateway's state means for visitors; what is broken comes first. */
export function impactOf(content: Content, calls: readonly CallReport[]): Impact[] {
  const ofContent = [
    ...[pageImpact, navigationImpact, wizardImpact, lookupImpact, duplicateImpact],
    ...[agreementImpact, emptyRecordImpact, branchImpact, fileImpact],
  ];
  const all = [...calls.flatMap(callImpact), ...ofContent.flatMap((rule) => rule(content))];
  return all.toSorted((one, other) => BROKEN_FIRST[one.severity] - BROKEN_FIRST[other.severity]);
}
