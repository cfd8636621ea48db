import { phrases, type Phrases, type TokenCursor } from '@/lib/features/collection/tokens';

/** A time of day as written. */
export interface Time {
  /** Since midnight, of the hour as written: 3 is 180 until its half of the day is known. */
  minutes: number;
  /**
   * `bare`: an hour and nothing else. `clock`: minutes or "h", so the 24 hours of a day. `half`: the
   * half of the day is said ("pm", "de la tarde"). `word`: noon or midnight by name.
   */
  notation: 'bare' | 'clock' | 'half' | 'word';
  /** Only the hour and "h", which is also how a duration is written. */
  isWholeHours?: boolean;
}

const HOUR = 60;

const UNIT = ['h', 'hs', 'hr', 'hrs', 'hora', 'horas'] as const;
const ARTICLE = ['las', 'la'] as const;
const NOON_WORD = phrases('mediodia | medio dia | el mediodia | el medio dia');
const MIDNIGHT_WORD = phrases('medianoche | media noche | la medianoche | la media noche');

interface Half {
  texts: Phrases;
  /** Its hours on a clock of twelve. */
  first: number;
  last: number;
  isLate?: boolean;
  mayEndInPoint?: boolean;
}

const HALVES: readonly Half[] = [
  { texts: phrases('am | a m | a . m'), first: 0, last: 11, mayEndInPoint: true },
  { texts: phrases('pm | p m | p . m'), first: 0, last: 11, isLate: true, mayEndInPoint: true },
  {
    texts: phrases('m | de el dia | del dia | de el mediodia | del mediodia'),
    ...{ first: 12, last: 12, mayEndInPoint: true },
  },
  { texts: phrases('de la manana'), first: 1, last: 11 },
  { texts: phrases('de la tarde'), first: 0, last: 8, isLate: true },
  { texts: phrases('de la noche'), first: 7, last: 11, isLate: true },
  { texts: phrases('de la madrugada'), first: 1, last: 6 },
];

/** "3 pm" in minutes since midnight; undefined for "3 m" or "9 de la madrugada". */
function inHalf(minutes: number, { first, last, isLate }: Half): number | undefined {
  const hour = Math.floor(minutes / HOUR);
  // "15:00 pm" says it twice.
  if (hour > 12) return isLate && hour < 24 ? minutes : undefined;
  const ofTwelve = first === 12 ? hour : hour % 12;
  if (ofTwelve < first || ofTwelve > last) return undefined;
  return minutes + (ofTwelve - hour + (isLate ? 12 : 0)) * HOUR;
}

function takeUnit(cursor: TokenCursor): boolean {
  const unit = cursor.take(...UNIT);
  if (unit) cursor.take('.');
  return unit !== undefined;
}

/** The minutes of an hour as written, in the half of the day that comes next. */
function takeHalf(cursor: TokenCursor, minutes: number): number | undefined {
  const half = HALVES.find(({ texts }) => cursor.takePhrase(texts));
  if (half === undefined || cursor.peek() === 'siguiente') return undefined;
  if (half.mayEndInPoint) cursor.take('.');
  return inHalf(minutes, half);
}

const isTwoDigits = (token: string) => /^\d\d$/.test(token);

/** ":30", ".30", "h30", and seconds that are zero. */
function takeMinutes(cursor: TokenCursor): number | undefined {
  if (![':', '.', 'h'].includes(cursor.peek()) || !isTwoDigits(cursor.peek(1))) return undefined;
  cursor.skip();
  const minutes = Number(cursor.skip());
  if (cursor.peek() === ':' && cursor.peek(1) === '00') {
    cursor.skip();
    cursor.skip();
  }
  return minutes;
}

/** The digits of an hour, or of hour and quarter: "7", "07", "700", "0730". */
function takeDigits(cursor: TokenCursor): Pick<Time, 'minutes' | 'notation'> | undefined {
  const digits = cursor.peek();
  if (!/^\d{1,4}$/.test(digits)) return undefined;
  cursor.skip();
  if (digits.length > 2) {
    const minutes = Number(digits.slice(-2));
    if (minutes % 15 !== 0) return undefined;
    return { minutes: Number(digits.slice(0, -2)) * HOUR + minutes, notation: 'clock' };
  }
  const minutes = takeMinutes(cursor);
  if (minutes !== undefined && minutes >= HOUR) return undefined;
  return {
    minutes: Number(digits) * HOUR + (minutes ?? 0),
    notation: minutes === undefined ? 'bare' : 'clock',
  };
}

/** The time of day that comes next; undefined where there is none. */
export function readTime(cursor: TokenCursor): Time | undefined {
  if (cursor.takePhrase(NOON_WORD)) return { minutes: 12 * HOUR, notation: 'word' };
  if (cursor.takePhrase(MIDNIGHT_WORD)) return { minutes: 0, notation: 'word' };
  cursor.take(...ARTICLE);
  const digits = takeDigits(cursor);
  if (!digits || digits.minutes > 24 * HOUR) return undefined;
  const hasUnit = takeUnit(cursor);
  const minutes = cursor.attempt(() => takeHalf(cursor, digits.minutes));
  if (minutes !== undefined) {
    takeUnit(cursor);
    return { minutes, notation: 'half' };
  }
  const isWholeHours = hasUnit && digits.notation === 'bare';
  return { ...digits, notation: hasUnit ? 'clock' : digits.notation, isWholeHours };
}
