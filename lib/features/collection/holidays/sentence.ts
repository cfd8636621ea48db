import {
  takeDays,
  takeLongWeekday,
  takeOpenDay,
} from '@/lib/features/collection/holidays/named-days';
import { takePlaces, type PlaceNames } from '@/lib/features/collection/holidays/places';
import type { NamedDay, ServedPlace, Target } from '@/lib/features/collection/holidays/rules';
import * as words from '@/lib/features/collection/holidays/vocabulary';
import { TokenCursor } from '@/lib/features/collection/tokens';

/** On which days a clause says what it says. */
interface Slots {
  days?: readonly NamedDay[];
  /** "esas fechas", "los demás días festivos", "los 365 días del año". */
  kind?: 'those' | 'others' | 'always';
  places?: readonly ServedPlace[];
  isOnly?: boolean;
  hasSubject?: boolean;
}

/** What a part of a sentence says of the service, and on which days. */
export interface Clause extends Slots {
  says: 'suspended' | 'normal' | 'moved';
  /** Of `normal`: "excepto el 1 de mayo". */
  except?: readonly NamedDay[];
  /** Of `moved`. */
  to?: Target;
}

const KINDS = [
  ['others', words.OTHERS],
  ['always', words.ALWAYS],
  ['those', words.THOSE],
] as const;
const SIGNS = [',', ';', ':', '-', '.', '!', '(', ')'];

const hasDays = ({ days, kind }: Slots) => days !== undefined || kind !== undefined;

const takeDaysBehind = (cursor: TokenCursor) =>
  cursor.takePhrase(words.WHEN) ? takeDays(cursor) : undefined;

/** Takes one slot; false where none comes next, or one that was taken before. */
function takeSlot(cursor: TokenCursor, slots: Slots, names: PlaceNames): boolean {
  if (cursor.takePhrase(words.ONLY)) {
    if (slots.isOnly) return false;
    slots.isOnly = true;
    return true;
  }
  const kind = KINDS.find(([, named]) => cursor.takePhrase(named))?.[0];
  const days = kind ? undefined : (cursor.attempt(takeDays) ?? cursor.attempt(takeDaysBehind));
  if (kind || days) {
    if (hasDays(slots)) return false;
    Object.assign(slots, { kind, days });
    return true;
  }
  if (cursor.takePhrase(words.SUBJECT)) {
    slots.hasSubject = true;
    return true;
  }
  const places = cursor.attempt(() =>
    cursor.takePhrase(words.IN) ? takePlaces(cursor, names) : undefined,
  );
  if (!places || slots.places) return false;
  slots.places = places;
  return true;
}

/** Takes the slots that come next, with commas between them. */
function takeSlots(cursor: TokenCursor, slots: Slots, names: PlaceNames): void {
  const takeNext = () =>
    cursor.attempt(() => {
      cursor.take(',');
      return takeSlot(cursor, slots, names);
    });
  while (takeNext());
}

function takeTarget(cursor: TokenCursor): Target | undefined {
  if (cursor.takePhrase(words.NEXT_WORKDAY)) return { kind: 'next-workday' };
  if (cursor.takePhrase(words.NEXT_DAY)) return { kind: 'next-day' };
  cursor.takePhrase(words.TO_DATE);
  const day = cursor.attempt(takeOpenDay);
  if (day) return { kind: 'date', ...day };
  const weekday = takeLongWeekday(cursor);
  if (weekday === undefined) return undefined;
  cursor.takePhrase(words.NEXT);
  return { kind: 'weekday', weekday };
}

/** "se suspende únicamente el 1 de enero", with what stands before it. */
function takeSuspended(cursor: TokenCursor, slots: Slots, names: PlaceNames): Clause | undefined {
  const isOwn = cursor.takePhrase(words.OWN_SUSPENSION);
  if (!isOwn && !cursor.takePhrase(words.SUSPENDED)) return undefined;
  takeSlots(cursor, slots, names);
  const isWhole = (isOwn || slots.hasSubject) && slots.days !== undefined;
  return isWhole ? { ...slots, says: 'suspended' } : undefined;
}

/** "pasamos al día siguiente", of days named here or before. */
function takeMoved(cursor: TokenCursor, slots: Slots, names: PlaceNames): Clause | undefined {
  if (slots.isOnly || slots.kind === 'always' || slots.kind === 'others') return undefined;
  const isEarlier = cursor.peek(1).startsWith('adelant');
  if (!cursor.takePhrase(words.MOVES)) return undefined;
  cursor.takePhrase(words.SUBJECT);
  const to = takeTarget(cursor);
  // A weekday is looked for from the day on, and this one is before it.
  if (!to || (isEarlier && to.kind !== 'date')) return undefined;
  const after: Slots = {};
  takeSlots(cursor, after, names);
  if (hasDays(after) || after.isOnly) return undefined;
  if (after.places && slots.places) return undefined;
  return { ...slots, places: after.places ?? slots.places, says: 'moved', to };
}

function takeExcept(cursor: TokenCursor): readonly NamedDay[] | undefined {
  return cursor.attempt(() => {
    cursor.take(',');
    return cursor.takePhrase(words.EXCEPT) ? takeDays(cursor) : undefined;
  });
}

/** "trabajamos con normalidad", "hay servicio los 365 días del año, excepto el 25 de diciembre". */
function takeNormal(cursor: TokenCursor, slots: Slots, names: PlaceNames): Clause | undefined {
  if (!cursor.takePhrase(words.NORMAL)) return undefined;
  takeSlots(cursor, slots, names);
  cursor.takePhrase(words.ADVERB);
  takeSlots(cursor, slots, names);
  if (slots.isOnly || slots.kind === 'those') return undefined;
  cursor.attempt(() => {
    cursor.take(',');
    return cursor.takePhrase(words.INCLUDED);
  });
  const except = takeExcept(cursor);
  const isGeneral = slots.kind === 'always' || slots.days?.every(({ kind }) => kind !== 'date');
  if (!hasDays(slots) || (except && !isGeneral)) return undefined;
  return { ...slots, says: 'normal', except };
}

/** "Si su ruta cae en una de esas fechas": the days of the clause behind it. */
function takeCondition(cursor: TokenCursor, slots: Slots): void {
  cursor.attempt(() => {
    if (!cursor.takePhrase(words.IF)) return undefined;
    cursor.takePhrase(words.WHEN);
    if (cursor.takePhrase(words.THOSE)) slots.kind = 'those';
    else {
      const days = takeDays(cursor);
      if (!days) return undefined;
      slots.days = days;
    }
    slots.hasSubject = true;
    return cursor.take(',') ?? true;
  });
}

function takeClause(cursor: TokenCursor, names: PlaceNames): Clause | undefined {
  const before: Slots = {};
  takeCondition(cursor, before);
  takeSlots(cursor, before, names);
  for (const take of [takeSuspended, takeMoved, takeNormal]) {
    const clause = cursor.attempt(() => take(cursor, { ...before }, names));
    if (clause) return clause;
  }
  return undefined;
}

const isAtSign = (cursor: TokenCursor) => cursor.isAtEnd || SIGNS.includes(cursor.peek());

/** Words that promise nothing about days; false without any. */
function takeFree(cursor: TokenCursor): boolean {
  let isTaken = false;
  while (!isAtSign(cursor) && words.isFree(cursor.peek())) {
    cursor.skip();
    isTaken = true;
  }
  return isTaken;
}

/** "por ser día festivo", "por mantenimiento". */
const takeReason = (cursor: TokenCursor) =>
  cursor.attempt(() => {
    if (!cursor.takePhrase(words.BECAUSE)) return false;
    return cursor.attempt(() => takeDays(cursor) && isAtSign(cursor)) ?? takeFree(cursor);
  });

/** "agradecemos su comprensión", to the end of a clause. */
const takeCourtesy = (cursor: TokenCursor) =>
  cursor.attempt(() => {
    if (!cursor.takePhrase(words.COURTESY)) return false;
    takeFree(cursor);
    return isAtSign(cursor);
  });

/** "Aviso:", "Sí, …": the sign keeps "no hay" and "si su ruta" from being taken for one. */
const takeLead = (cursor: TokenCursor) =>
  cursor.takePhrase(words.LEAD_CLAUSE) ||
  cursor.attempt(() => cursor.takePhrase(words.LEAD) && SIGNS.includes(cursor.peek()));

function takeSigns(cursor: TokenCursor): void {
  while (cursor.take(...SIGNS, 'y', 'e')) cursor.take('pero');
}

/**
 * What a sentence says about the service on named days: all of it, or undefined. Empty where it only
 * promises, thanks or gives a reason.
 */
export function readServiceSentence(text: string, names: PlaceNames): Clause[] | undefined {
  const cursor = TokenCursor.over(text);
  if (!cursor || cursor.isAtEnd) return undefined;
  const clauses: Clause[] = [];
  while (takeLead(cursor)) takeSigns(cursor);
  for (takeSigns(cursor); !cursor.isAtEnd; takeSigns(cursor)) {
    if (takeReason(cursor) || takeCourtesy(cursor)) continue;
    const clause = cursor.attempt(() => takeClause(cursor, names));
    if (!clause) return undefined;
    clauses.push(clause);
  }
  return clauses;
}
