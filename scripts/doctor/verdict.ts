import type { CallReport, Consequence, DoctorReport, Verdict } from './report';

/** Pages without which there is no site: services, branches, the quote. */
const VITAL = new Set([
  'page-lines',
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

const WORDS: Record<Verdict, string> = {
  works: 'El sitio funciona con este servicio',
  'works-with-gaps': 'El sitio funciona con este servicio, con huecos',
  'does-not-work': 'El sitio no funciona con este servicio',
};

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** The verdict with its figures, in one line. */
export function summaryOf(
  verdict: Verdict,
  calls: DoctorReport['calls'],
  consequences: DoctorReport['consequences'],
): string {
  const count = (state: CallReport['state']) => calls.filter((call) => call.state === state).length;
  const tried = calls.length - count('untried');
  const broken = consequences.filter(({ severity }) => severity === 'broken').length;
  const parts = [
    `${count('whole')} de ${tried} llamadas completas`,
    counted(count('gaps'), 'con huecos', 'con huecos'),
    counted(count('failed'), 'falla', 'fallan'),
    counted(count('untried'), 'sin probar', 'sin probar'),
  ];
  const results = counted(consequences.length, 'consecuencia', 'consecuencias');
  return `${WORDS[verdict]}: ${parts.join(', ')}; ${results} (${counted(broken, 'grave', 'graves')}).`;
}
