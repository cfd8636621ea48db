import { counted, wordOf } from './output/words';
import type { CallReport, DoctorReport, Impact, Verdict } from './report';

/** Pages without which there is no site: services, branches, the quote. */
const VITAL = /^page-(?:serviceLines|branches|quoteLines|quoteStates)$/;

type Judged = Pick<DoctorReport, 'calls' | 'impact'> & { isStopped: boolean };

export function verdictOf({ calls, impact, isStopped }: Judged): Verdict {
  const isVital = ({ rule, severity }: Impact) => severity === 'broken' && VITAL.test(rule);
  if (isStopped || impact.some(isVital)) return 'does-not-work';
  const hasGaps = calls.some(({ state }) => state === 'gaps' || state === 'failed');
  return hasGaps || impact.length > 0 ? 'works-with-gaps' : 'works';
}

export const exitCodes: Record<Verdict, number> = {
  works: 0,
  'works-with-gaps': 1,
  'does-not-work': 2,
};

/** The verdict with its figures, in one line of a terminal. */
export function summaryOf(
  verdict: Verdict,
  calls: readonly CallReport[],
  impact: readonly Impact[],
): string {
  const count = (state: CallReport['state']) => calls.filter((call) => call.state === state).length;
  const [gaps, failed, untried] = [count('gaps'), count('failed'), count('untried')];
  const broken = impact.filter(({ severity }) => severity === 'broken').length;
  const parts = [
    `${count('whole')} de ${calls.length - untried} llamadas completas`,
    gaps > 0 && `${gaps} con huecos`,
    failed > 0 && counted(failed, 'falla', 'fallan'),
    untried > 0 && `${untried} sin probar`,
  ].filter(Boolean);
  const told = counted(impact.length, 'consecuencia', 'consecuencias');
  const results =
    impact.length > 0 ? `${told} (${counted(broken, 'grave', 'graves')})` : 'sin consecuencias';
  return `${wordOf(verdict)}: ${parts.join(', ')}; ${results}.`;
}
