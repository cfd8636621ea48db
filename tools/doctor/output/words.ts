import type { styleText } from 'node:util';
import type { CallReport, Impact, Verdict } from '../report';

type Formats = Exclude<Parameters<typeof styleText>[0], string>;
export type Judgement = CallReport['state'] | Impact['severity'] | Verdict;

/** What each is called, states in at most ten letters, and how a terminal shows it. */
export const judgements: Record<Judgement, [word: string, ...Formats]> = {
  whole: ['completa', 'green'],
  gaps: ['huecos', 'yellow'],
  failed: ['falla', 'red'],
  untried: ['sin probar', 'dim'],
  broken: ['Grave', 'red'],
  gap: ['Hueco', 'yellow'],
  works: ['Funciona', 'bold', 'green'],
  'works-with-gaps': ['Funciona con huecos', 'bold', 'yellow'],
  'does-not-work': ['No funciona', 'bold', 'red'],
};

export const wordOf = (judgement: Judgement) => judgements[judgement][0];

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
function reasonText(reason: string): string {
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

/** Its answers by their status: "200 × 3, no contestó a tiempo × 1". */
export const answersText = ({ statuses }: CallReport) =>
  Object.entries(statuses)
    .map(([status, count]) => `${reasonText(status)} × ${numberText(count)}`)
    .join(', ');

const share = (count: number, of: number) => `${numberText(count)} de ${numberText(of)}`;

/** What is noteworthy of a call, how much of it and which; nothing where the contract is kept whole. */
export function callNotes(call: CallReport) {
  const { outcomes, requests, reasons, skipped, wrongTyped, notUtf8, unknown, neverCame } = call;
  const { unavailable, missing } = outcomes;
  const why = reasons.length > 0 ? reasons.map(reasonText) : [answersText(call)];
  const types = call.contentTypes.filter((type) => !type.startsWith('application/json'));
  const oddTypes = call.kind === 'file' ? [] : types;
  const wrong = wrongTyped.map(
    ({ field, came, count }) => `${field} ${came} (${counted(count, 'vez', 'veces')})`,
  );
  const examples = skipped.examples.map(
    ({ id, field = 'el registro', reason }) =>
      `${field} ${reason}${id === undefined ? '' : ` (id ${id})`}`,
  );
  if (examples.length < skipped.count) examples.push('y otros');
  const note = (amount: number, term: string, count: string, items: readonly string[] = []) =>
    amount > 0 ? [{ term, count, items }] : [];
  const fields = (term: string, names: readonly string[]) =>
    note(names.length, term, counted(names.length, 'campo', 'campos'), names);
  return [
    ...note(unavailable, 'No sirvieron', share(unavailable, requests), why),
    ...note(missing, 'No encontrados', numberText(missing)),
    ...note(skipped.count, 'Registros omitidos', share(skipped.count, skipped.of), examples),
    ...fields('Campos de otro tipo', wrong),
    ...note(oddTypes.length, 'Content-Type', numberText(oddTypes.length), oddTypes),
    ...note(notUtf8, 'Texto que no es UTF-8', counted(notUtf8, 'respuesta', 'respuestas')),
    ...fields('Campos que el contrato no conoce', unknown),
    ...fields('Campos que nunca vinieron', neverCame),
  ];
}
