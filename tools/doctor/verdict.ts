import type { CallReport, Consequence, DoctorReport, Verdict } from './report';

/** Pages without which there is no site: services, branches, the quote. */
const VITAL = new Set([
  'page-serviceLines',
  'page-branches',
  'page-quoteLines',
  'page-quoteStates',
]);

interface Judged {
  calls: readonly CallReport[];
  consequences: readonly Consequence[];
  isStopped: boolean;
}

export function verdictOf({ calls, consequences, isStopped }: Judged): Verdict {
  const isVital = ({ rule, severity }: Consequence) => severity === 'broken' && VITAL.has(rule);
  if (isStopped || consequences.some(isVital)) return 'does-not-work';
  const hasGaps = calls.some(({ state }) => state === 'gaps' || state === 'failed');
  return hasGaps || consequences.length > 0 ? 'works-with-gaps' : 'works';
}

export const exitCodes: Record<Verdict, number> = {
  works: 0,
  'works-with-gaps': 1,
  'does-not-work': 2,
};

export const verdictWords: Record<Verdict, string> = {
  works: 'Funciona',
  'works-with-gaps': 'Funciona con huecos',
  'does-not-work': 'No funciona',
};

/** The verdict with its figures, in one line of a terminal. */
export function summaryOf(
  verdict: Verdict,
  calls: DoctorReport['calls'],
  consequences: DoctorReport['consequences'],
): string {
  const count = (state: CallReport['state']) => calls.filter((call) => call.state === state).length;
  const failed = count('failed');
  const broken = consequences.filter(({ severity }) => severity === 'broken').length;
  const parts = [
    `${count('whole')} de ${calls.length - count('untried')} llamadas completas`,
    count('gaps') > 0 && `${count('gaps')} con huecos`,
    failed > 0 && `${failed} ${failed === 1 ? 'falla' : 'fallan'}`,
    count('untried') > 0 && `${count('untried')} sin probar`,
  ].filter(Boolean);
  const results =
    consequences.length === 0
      ? 'sin consecuencias'
      : `${consequences.length} ${consequences.length === 1 ? 'consecuencia' : 'consecuencias'} (${broken} ${broken === 1 ? 'grave' : 'graves'})`;
  return `${verdictWords[verdict]}: ${parts.join(', ')}; ${results}.`;
}
