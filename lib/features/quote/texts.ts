import { pathOf, type Quote } from '@/lib/features/quote/state';
import type { TreeNode } from '@/lib/content/gateway/question-tree';
import { walk } from '@/lib/features/quote/walk';

/** The current question; undefined outside step 3 and while the battery loads. */
export function questionOf(quote: Quote): TreeNode | undefined {
  if (quote.step !== 3 || quote.battery === null) return undefined;
  return walk(quote.battery.questions, pathOf(quote)).question;
}

/** The heading of the current step; at step 3 the question itself. */
export function headingOf(quote: Quote): string {
  switch (quote.step) {
    case 1:
      return '¿Qué servicio necesita?';
    case 2:
      return '¿Dónde se encuentra?';
    case 3:
      return questionOf(quote)?.title ?? 'Cuéntenos lo que necesita';
    case 4:
      return '¿Qué días necesita el servicio?';
    case 5:
      return 'Sus datos de contacto';
    case 6:
      return 'Su cotización está en proceso';
  }
}

/** Why Next does not go on although nothing is left to choose. */
export const waits = {
  options: 'Un momento: estamos cargando las opciones.',
  coverage: 'Un momento: estamos comprobando la cobertura y enseguida continuamos.',
} as const;

/** In place of choices that did not come. */
export const loadFailure =
  'No pudimos cargar las opciones. Pulse “Intentar de nuevo” o llámenos por teléfono.';
