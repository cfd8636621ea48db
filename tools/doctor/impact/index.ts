import { routes } from '@/lib/server/routing/routes';
import type { Impact } from '../report';
import { callImpact, lookupImpact } from './calls';
import { told, type Evidence } from './evidence';
import { agreementImpact, duplicateImpact } from './lists';
import { navigationImpact } from './navigation';
import { pageImpact } from './pages';
import { branchImpact, emptyRecordImpact, fileImpact } from './records';
import { wizardImpact } from './wizard';

const rules: readonly ((evidence: Evidence) => Impact[])[] = [
  callImpact,
  pageImpact,
  navigationImpact,
  wizardImpact,
  lookupImpact,
  duplicateImpact,
  agreementImpact,
  emptyRecordImpact,
  branchImpact,
  fileImpact,
];

const REFUSED = /^(?:code|http)-40[13]$/;

const START = 'Revise la dirección y que el servicio esté en marcha; después repita la revisión.';
const unavailable = told('broken', 'gateway-unavailable', START);
const AUTHORIZE =
  'Revise --authorization (en el sitio, GATEWAY_AUTHORIZATION), con su esquema, como «Bearer …».';
const refuses = told('broken', 'gateway-refuses', AUTHORIZE);

function nothingAnswers({ calls }: Evidence): Impact {
  const isRefused = calls.some(({ reasons }) => reasons.some((reason) => REFUSED.test(reason)));
  const what = isRefused
    ? 'El servicio rechaza la autorización'
    : 'El servicio no contesta como debe';
  const say = isRefused ? refuses : unavailable;
  return say(routes.home(), `${what}: ninguna página puede mostrar su contenido.`);
}

/** What the gateway's state means for visitors; what is broken comes first. */
export function impactOf(evidence: Evidence): Impact[] {
  if (evidence.isStopped) return [nothingAnswers(evidence)];
  const all = rules.flatMap((rule) => rule(evidence));
  const isBroken = ({ severity }: Impact) => severity === 'broken';
  return [...all.filter(isBroken), ...all.filter((one) => !isBroken(one))];
}
