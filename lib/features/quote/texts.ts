import { STEP, pathOf, type Quote, type Step, walk } from '@/lib/features/quote/state';
import type { TreeNode } from '@/lib/content/gateway/question-tree';

/** Returns the current question; undefined outside step 3 and while the battery loads. */
export function questionOf(quote: Quote): TreeNode | undefined {
  if (quote.step !== STEP.question || quote.battery === null) return undefined;
  return walk(quote.battery.questions, pathOf(quote)).question;
}

/** Returns the heading of the current step; at step 3 the question itself. */
export function headingOf(quote: Quote): string {
  switch (quote.step) {
    case STEP.service:
      return '¿Qué servicio necesitas?';
    case STEP.place:
      return '¿Dónde te encuentras?';
    case STEP.question:
      return questionOf(quote)?.title ?? 'Cuéntanos lo que necesitas';
    case STEP.weekdays:
      return '¿Qué días necesitas el servicio?';
    case STEP.person:
      return 'Tus datos de contacto';
    case STEP.done:
      return 'Tu cotización está en proceso';
  }
}

const PERCENT: Record<Step, number> = {
  [STEP.service]: 20,
  [STEP.place]: 40,
  [STEP.question]: 60,
  [STEP.weekdays]: 80,
  [STEP.person]: 90,
  [STEP.done]: 100,
};

/** Returns the progress of a step in percent (specification, section 9). */
export function progressOf(step: Step): number {
  return PERCENT[step];
}

/** Returns the document title: the page's own on step 1, later with the step. */
export function titleOf(step: Step, pageTitle: string): string {
  if (step === STEP.service) return pageTitle;
  return `${step === STEP.done ? 'Finalizado' : `Paso ${step} de ${STEP.person}`} | ${pageTitle}`;
}

/** Returns 'Paso N/5', or 'Finalizado' on step 6 (specification, section 2). */
export function counterOf(step: Step): string {
  return step === STEP.done ? 'Finalizado' : `Paso ${step}/${STEP.person}`;
}

/** Counts the questions that follow, on the shortest and on the longest path. */
function waysThrough(questions: readonly TreeNode[]): { shortest: number; longest: number } {
  let [shortest, longest] = [0, 0];
  for (const question of questions) {
    const ways = question.children.map((answer) => waysThrough(answer.children));
    shortest += 1 + Math.min(...ways.map((way) => way.shortest));
    longest += 1 + Math.max(...ways.map((way) => way.longest));
  }
  return { shortest, longest };
}

/** Returns 'Pregunta 2 de 4', or 'Pregunta 2' while the total depends on answers; '' for the only question. */
export function questionCounterOf(quote: Quote): string {
  if (quote.step !== STEP.question || quote.battery === null) return '';
  const { question, pending } = walk(quote.battery.questions, pathOf(quote));
  if (!question) return '';
  const { shortest, longest } = waysThrough(pending);
  const place = quote.level + 1;
  if (shortest !== longest) return `Pregunta ${place}`;
  const count = quote.level + shortest;
  return count === 1 ? '' : `Pregunta ${place} de ${count}`;
}

/** The texts for a visitor who waits after Next because data is still loading. */
export const waits = {
  options: 'Un momento: estamos cargando las opciones.',
  coverage: 'Un momento: estamos comprobando la cobertura y enseguida continuamos.',
} as const;

/** The reasons why the visitor cannot continue; the help line begins with one. */
export const failures = {
  options: 'No pudimos cargar las opciones.',
  coverage: 'No pudimos comprobar la cobertura.',
  step: 'No pudimos cargar este paso.',
} as const;

/** The text if Next is pressed after a failure. The help line has the reason. */
export const retryHint = 'Pulsa “Intentar de nuevo” o llámanos por teléfono para continuar.';
