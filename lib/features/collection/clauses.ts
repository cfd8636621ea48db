import { everyDay, readDays, type Days } from '@/lib/features/collection/read-days';
import { readHours, type Hours } from '@/lib/features/collection/read-hours';
import { phrases, TokenCursor } from '@/lib/features/collection/tokens';
import type { Weekday } from '@/lib/features/collection/schedule';

type Said =
  | { kind: 'days'; days: Days }
  | { kind: 'hours'; hours: Hours }
  /** Days without service: "excepto jueves", which must be among the days, or "domingo descanso". */
  | { kind: 'off'; weekdays: readonly Weekday[]; isException: boolean }
  /** "tres veces por semana", which says no days but how many. */
  | { kind: 'visits'; count: number };

/** What one part of a text says. */
export type Clause = Said & {
  /** A sign or an "y" stands before it. */
  isApart: boolean;
};

const EXCEPT = phrases(`
  excepto | menos | salvo | exceptuando | excluyendo | a excepcion de | con excepcion de
  a excepcion del | con excepcion del | a excepcion de el | con excepcion de el
`);
const LABEL = phrases(`
  frecuencia | horario | horarios | en horario | con horario | en un horario | horario de servicio
  horario de recoleccion | servicio | recoleccion | el camion pasa | servicio de recoleccion
  dias y horario | dias y horarios | pasa | se recolecta | frecuencia de servicio
  frecuencia de recoleccion
`);
/** "Días 5 a 20" are days of the month. */
const LABEL_OF_DAYS = phrases('dias | dias de servicio | dias de recoleccion');
const ALWAYS = phrases('24 / 7');
const COUNTS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'];
const TIMES = ['vez', 'veces', 'dia', 'dias'];
const A_WEEK = phrases('por semana | a la semana | x semana | semanales | semanal');

/** Signs between two clauses. The strong ones end a list of days. */
const SIGNS = [',', ';', ':', '.', '|', '·', '•', '/', '-', '(', ')'];
const STRONG = [';', '.', '|', '·', '•'];
const BULLETS = ['-', '•', '·', '('];
const ENDS = ['.', ';', ')'];
const AND = ['y', 'e'];

function readVisits(cursor: TokenCursor): number | undefined {
  if (cursor.take('semanal', 'semanalmente')) return 1;
  const word = cursor.skip();
  const count = /^[1-7]$/.test(word) ? Number(word) : COUNTS.indexOf(word) + 1;
  return count > 0 && cursor.take(...TIMES) && cursor.takePhrase(A_WEEK) ? count : undefined;
}

function readOff(cursor: TokenCursor): readonly Weekday[] | undefined {
  const days = cursor.takePhrase(EXCEPT) ? readDays(cursor) : undefined;
  return days?.isClosedList && days.off.length === 0 ? days.weekdays : undefined;
}

function readSaid(cursor: TokenCursor): Said[] | undefined {
  if (cursor.takePhrase(ALWAYS)) {
    const hours = { windows: [{ from: 0, to: 24 * 60 }] };
    return [
      { kind: 'days', days: everyDay },
      { kind: 'hours', hours },
    ];
  }
  const off = cursor.attempt(readOff);
  if (off) return [{ kind: 'off', weekdays: off, isException: true }];
  const count = cursor.attempt(readVisits);
  if (count) return [{ kind: 'visits', count }];
  const hours = cursor.attempt(readHours);
  if (hours) return [{ kind: 'hours', hours }];
  const days = cursor.attempt(readDays);
  if (!days) return undefined;
  if (days.weekdays.length > 0) return [{ kind: 'days', days }];
  return [{ kind: 'off', weekdays: days.off, isException: false }];
}

function readLabelled(cursor: TokenCursor): Said[] | undefined {
  const isLabelled = cursor.takePhrase(LABEL);
  const isOfDays = !isLabelled && cursor.takePhrase(LABEL_OF_DAYS);
  if (!isLabelled && !isOfDays) return undefined;
  cursor.take(':');
  const said = readSaid(cursor);
  return isOfDays && said?.[0]?.kind === 'hours' ? undefined : said;
}

/** Hours right behind days without service may be those of these days. */
const namesOff = (said: Said) =>
  said.kind === 'off' || (said.kind === 'days' && said.days.off.length > 0);

/** Whether a clause can stand behind another one with these signs between them. */
function follows(
  before: Said | undefined,
  clause: Said,
  signs: string[],
  isHoursFirst: boolean,
): boolean {
  if (!before) return signs.every((sign) => BULLETS.includes(sign));
  const isStrong = signs.some((sign) => STRONG.includes(sign));
  if (signs.some((sign) => AND.includes(sign))) {
    return before.kind === 'hours'
      ? clause.kind === 'days'
      : isHoursFirst && before.kind === 'days' && clause.kind === 'hours';
  }
  if (namesOff(before) && clause.kind === 'hours') return signs.length > 0;
  if (before.kind === 'days' || before.kind === 'off') return clause.kind !== 'days' || isStrong;
  return true;
}

function hasPairedBrackets(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** All that a text says; undefined where a part of it is not understood. */
export function readClauses(text: string): Clause[] | undefined {
  const cursor = TokenCursor.over(text);
  if (!cursor || !hasPairedBrackets(text)) return undefined;
  const clauses: Clause[] = [];
  while (!cursor.isAtEnd) {
    const signs = cursor.list(
      () => cursor.take(...SIGNS),
      () => true,
    );
    if (cursor.isAtEnd) {
      // A lone dash says that there is nothing to say; behind a comma something is missing.
      return clauses.length === 0 || signs.every((sign) => ENDS.includes(sign))
        ? clauses
        : undefined;
    }
    const and = cursor.take(...AND);
    if (and) signs.push(and);
    const said = cursor.attempt(readLabelled) ?? readSaid(cursor);
    const isHoursFirst = clauses[0]?.kind === 'hours';
    if (!said?.[0] || !follows(clauses.at(-1), said[0], signs, isHoursFirst)) return undefined;
    clauses.push(...said.map((one) => ({ ...one, isApart: signs.length > 0 })));
  }
  return clauses;
}
