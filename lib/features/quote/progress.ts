import type { Step } from '@/lib/features/quote/state';

const PERCENT: Record<Step, number> = { 1: 20, 2: 40, 3: 60, 4: 80, 5: 90, 6: 100 };

/** Progress of a step in percent (specification, section 9). */
export function progressOf(step: Step): number {
  return PERCENT[step];
}

/** The document title: the page's own on step 1, later with the step. */
export function titleOf(step: Step, pageTitle: string): string {
  if (step === 1) return pageTitle;
  return `${step === 6 ? 'Finalizado' : `Paso ${step} de 5`} | ${pageTitle}`;
}

/** 'Paso N/5', 'Finalizado' on step 6 (specification, section 2). */
export function counterOf(step: Step): string {
  return step === 6 ? 'Finalizado' : `Paso ${step}/5`;
}
