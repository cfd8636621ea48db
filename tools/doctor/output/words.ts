import type { CallReport, Impact, Verdict } from '../report';

/** Of at most ten letters: a column of the table. */
export const stateWords: Record<CallReport['state'], string> = {
  whole: 'completa',
  gaps: 'huecos',
  failed: 'falla',
  untried: 'sin probar',
};

export const severityWords: Record<Impact['severity'], string> = {
  broken: 'Grave',
  gap: 'Hueco',
};

export const verdictWords: Record<Verdict, string> = {
  works: 'Funciona',
  'works-with-gaps': 'Funciona con huecos',
  'does-not-work': 'No funciona',
};

export const envelopeWords: Record<CallReport['envelope'], string | undefined> = {
  bare: 'El valor solo',
  envelope: 'Sobre { code, message, data }',
  both: 'A veces el valor solo, a veces en el sobre { code, message, data }',
  none: undefined,
};

const REASONS: Record<string, string> = {
  timeout: 'no contestó a tiempo',
  connection: 'se cortó la conexión',
  'too-large': 'la respuesta es demasiado grande',
  redirect: 'lleva a otra dirección',
  'circuit-open': 'ya no se pidió, porque fallaba una y otra vez',
  'not-json': 'no es JSON',
  'wrong-type': 'no es la lista o el objeto del contrato',
  unexpected: 'error inesperado',
};

/** A reason of a report, or the word that stands for a status. */
export function reasonText(reason: string): string {
  const [, kind, status] = /^(http|code)-(\d+)$/.exec(reason) ?? [];
  if (kind === 'http') return `estado HTTP ${status}`;
  return kind === 'code' ? `code ${status} en el sobre` : (REASONS[reason] ?? reason);
}

const number = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Mexico_City',
});

export const numberText = (value: number) => number.format(value);

/** "1 lugar", "2 lugares". */
export const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

export const timeText = (ms: number) =>
  ms < 1_000 ? `${numberText(ms)}\u00a0ms` : `${numberText(ms / 1_000)}\u00a0s`;

export const dateText = (iso: string) => `${day.format(new Date(iso))}, hora del centro de México`;

/** A path as people read it: spaces and accents instead of their codes. */
export function pathText(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
