import { readTime, type Time } from '@/lib/features/collection/read-time';
import { combined, phrases, type TokenCursor } from '@/lib/features/collection/tokens';
import {
  isOfLongClock,
  windowOf,
  type Window,
  type WrittenWindow,
} from '@/lib/features/collection/windows';

/** The hours that a text names. */
export interface Hours {
  /** Absent where the text has hours that cannot be read without a guess. */
  windows?: readonly Window[];
  /** "turno matutino" and the like, which names no hours. */
  half?: Half;
}

/** Half of the day, by the hour at which a collection begins. */
export type Half = 'early' | 'late';

const partOfDay = (names: string, parts: string) =>
  phrases(
    names,
    combined('turno | turno : | horario', names),
    combined('por | en | durante | turno de', parts),
  );

const EARLY = partOfDay('matutino | matutina', 'la manana | las mananas');
const LATE = partOfDay(
  'vespertino | vespertina | nocturno | nocturna',
  'la tarde | las tardes | la noche | las noches',
);
/** What says no hours, and no half of the day either. */
const SOMETIME = phrases(`
  diurno | diurna | turno diurno | turno : diurno | horario diurno | por la madrugada
  en la madrugada | de noche | de madrugada | de dia | todo el dia | durante el dia
  durante todo el dia | horario por definir | horario por confirmar | horario variable
  horario abierto | horario mixto | horario corrido | primer turno | segundo turno | tercer turno
  turno 1 | turno 2 | turno 3 | sin horario | sin horario fijo | n / a | no aplica
`);
const TO = phrases('- | a | al | hasta');
const OPEN = phrases('a partir de | apartir de | despues de | desde');
const SINGLE = phrases('hasta | antes de | a');
const ABOUT = phrases('aprox | aprox . | aproximadamente | aproximado');
const ONWARDS = phrases('en adelante');
const NEXT_DAY = phrases('de el dia siguiente | del dia siguiente');
const OF_DAY = phrases('de el dia | del dia | diarias');
const MORE = phrases('y | e | , | ; | / | , y | ; y | y tambien');

/** Nobody writes "2 a 15" of hours. */
const EARLIEST_BARE = 4 * 60;

const MIDNIGHT: Time = { minutes: 0, notation: 'word' };

/** A window as written, or a time that is no window. */
type Written = WrittenWindow | 'single';

const isBare = ({ notation }: Time) => notation === 'bare';

/** A time that cannot be a day of the month: "las 15" or "15:00", not "15". */
function readClearTime(cursor: TokenCursor): Time | undefined {
  const hasArticle = ['las', 'la'].includes(cursor.peek());
  const time = readTime(cursor);
  return time && (hasArticle || !isBare(time)) ? time : undefined;
}

/** "al 15" is a day of the month; only "al mediodía" is a time. */
function readEnd(cursor: TokenCursor): Time | undefined {
  return cursor.attempt(() => {
    const isDate = cursor.peek() === 'al';
    const end = cursor.takePhrase(TO) ? readTime(cursor) : undefined;
    return isDate && end?.notation !== 'word' ? undefined : end;
  });
}

function readBetween(cursor: TokenCursor): Written | undefined {
  if (!cursor.take('entre')) return undefined;
  const from = readTime(cursor);
  const to = cursor.take('y') && readTime(cursor);
  return from && to ? { from, to } : undefined;
}

function readOpen(cursor: TokenCursor): Written | undefined {
  const from = cursor.takePhrase(OPEN) ? readClearTime(cursor) : undefined;
  return from && { from };
}

function readSingle(cursor: TokenCursor): Written | undefined {
  const time = cursor.takePhrase(SINGLE) ? readClearTime(cursor) : undefined;
  return time && 'single';
}

function readWindow(cursor: TokenCursor): Written | undefined {
  const opening = cursor.take('de', 'del', 'desde');
  const from = readTime(cursor);
  if (!from || (opening === 'del' && from.notation !== 'word')) return undefined;
  const to = readEnd(cursor);
  // "1 a 15" is half a month.
  if (to && isBare(from) && isBare(to) && from.minutes < EARLIEST_BARE) return undefined;
  if (to) return { from, to, endsNextDay: cursor.takePhrase(NEXT_DAY) };
  if (cursor.takePhrase(ONWARDS)) return { from };
  if (from.isWholeHours && from.minutes === 24 * 60) {
    cursor.takePhrase(OF_DAY);
    return { from: MIDNIGHT, to: MIDNIGHT, endsNextDay: true };
  }
  return isBare(from) || opening === 'desde' ? undefined : 'single';
}

function readWritten(cursor: TokenCursor): Written | undefined {
  const isAbout = cursor.takePhrase(ABOUT);
  const written =
    cursor.attempt(readBetween) ??
    cursor.attempt(readWindow) ??
    cursor.attempt(readOpen) ??
    cursor.attempt(readSingle);
  return written && (cursor.takePhrase(ABOUT) || isAbout) ? 'single' : written;
}

const timesOf = ({ from, to }: WrittenWindow) => (to ? [from, to] : [from]);

function hoursOf(written: readonly Written[]): Hours {
  const windows = written.filter((one) => one !== 'single');
  const isLongClock = windows.flatMap(timesOf).some(isOfLongClock);
  const read = windows.flatMap((one) => windowOf(one, isLongClock) ?? []);
  return read.length < written.length ? {} : { windows: read };
}

/** The hours that come next in a text; undefined where none come. */
export function readHours(cursor: TokenCursor): Hours | undefined {
  if (cursor.takePhrase(EARLY)) return { windows: [], half: 'early' };
  if (cursor.takePhrase(LATE)) return { windows: [], half: 'late' };
  if (cursor.takePhrase(SOMETIME)) return { windows: [] };
  const written = cursor.list(readWritten, () => cursor.takePhrase(MORE));
  return written.length > 0 ? hoursOf(written) : undefined;
}
