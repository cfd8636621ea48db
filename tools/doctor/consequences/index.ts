import { routes } from '@/lib/server/routing/routes';
import type { Consequence } from '../report';
import { agreementConsequences } from './agreement';
import { branchConsequences } from './branches';
import { callConsequences } from './calls';
import { duplicateConsequences } from './duplicates';
import { emptyRecordConsequences } from './empty-records';
import type { Evidence } from './evidence';
import { fileConsequences } from './files';
import { lookupConsequences } from './lookups';
import { navigationConsequences } from './navigation';
import { pageConsequences } from './pages';
import { wizardConsequences } from './wizard';

const rules: readonly ((evidence: Evidence) => Consequence[])[] = [
  callConsequences,
  pageConsequences,
  navigationConsequences,
  wizardConsequences,
  lookupConsequences,
  duplicateConsequences,
  agreementConsequences,
  emptyRecordConsequences,
  branchConsequences,
  fileConsequences,
];

const REFUSED = /^(?:code|http)-40[13]$/;

function nothingAnswers({ calls }: Evidence): Consequence {
  const isRefused = calls.some(({ reasons }) => reasons.some((reason) => REFUSED.test(reason)));
  return {
    severity: 'broken',
    rule: isRefused ? 'gateway-refuses' : 'gateway-unavailable',
    path: routes.home(),
    what: `${isRefused ? 'El servicio rechaza la autorización' : 'El servicio no contesta como debe'}: ninguna página puede mostrar su contenido.`,
    fix: isRefused
      ? 'Revise --authorization (en el sitio, GATEWAY_AUTHORIZATION), con su esquema, como «Bearer …».'
      : 'Revise la dirección y que el servicio esté en marcha; después repita la revisión.',
  };
}

/** What the gateway's state means for visitors; what is broken comes first. */
export function consequencesOf(evidence: Evidence): Consequence[] {
  if (evidence.isStopped) return [nothingAnswers(evidence)];
  const all = rules.flatMap((rule) => rule(evidence));
  const isBroken = ({ severity }: Consequence) => severity === 'broken';
  return [...all.filter(isBroken), ...all.filter((one) => !isBroken(one))];
}
