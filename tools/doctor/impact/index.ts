import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import type { CallReport, Impact } from '../report';
import { callImpact } from './calls';
import { lookupImpact, navigationImpact } from './links';
import { agreementImpact, duplicateImpact } from './lists';
import { pageImpact } from './pages';
import { branchImpact, emptyRecordImpact, fileImpact } from './records';
import { told } from './told';
import { wizardImpact } from './wizard';

const BROKEN_FIRST = { broken: 0, gap: 1 };
const REFUSED = /^(?:code|http)-40[13]$/;

const START = 'Revise la dirección y que el servicio esté en marcha; después repita la revisión.';
const AUTHORIZE =
  'Revise --authorization (en el sitio, GATEWAY_AUTHORIZATION), con su esquema, como «Bearer …».';

/** What it means that the gateway did not answer, or no longer. */
export function deadGatewayImpact(calls: readonly CallReport[]): Impact {
  const isRefused = calls.some(({ reasons }) => reasons.some((reason) => REFUSED.test(reason)));
  const what = isRefused
    ? 'El servicio rechaza la autorización'
    : 'El servicio no contesta como debe';
  const say = isRefused
    ? told('broken', 'gateway-refuses', AUTHORIZE)
    : told('broken', 'gateway-unavailable', START);
  return say(routes.home(), `${what}: ninguna página puede mostrar su contenido.`);
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
