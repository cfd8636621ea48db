import type { CallReport } from '../report';

/** Of at most ten letters: a column of the table. */
export const stateWords: Record<CallReport['state'], string> = {
  whole: 'completa',
  gaps: 'huecos',
  failed: 'falla',
  untried: 'sin probar',
};
