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

const dead: Consequence = {
  severity: 'broken',
  rule: 'gateway-unavailable',
  path: '/',
  what: 'El servicio no contesta a las llamadas: ninguna página puede mostrar su contenido.',
  fix: 'Revise la dirección, la autorización y que el servicio esté en marcha; después repita la revisión.',
};

/** What the gateway's state means for visitors; what is broken comes first. */
export function consequencesOf(evidence: Evidence): Consequence[] {
  if (evidence.isStopped) return [dead];
  const all = rules.flatMap((rule) => rule(evidence));
  const isBroken = ({ severity }: Consequence) => severity === 'broken';
  return [...all.filter(isBroken), ...all.filter((one) => !isBroken(one))];
}
