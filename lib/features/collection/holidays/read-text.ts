import { takeDays } from '@/lib/features/collection/holidays/named-days';
import type { NamedDay, ServiceRule } from '@/lib/features/collection/holidays/rules';
import { readServiceSentence } from '@/lib/features/collection/holidays/sentence';
import { dated, TextRules, type Reading } from '@/lib/features/collection/holidays/text-rules';
import { FOREIGN, SERVICE } from '@/lib/features/collection/holidays/topic-words';
import { TokenCursor } from '@/lib/features/collection/tokens';
import { nameKey } from '@/lib/util/name-keys';
import { textOf } from '@/lib/content/html/text';

/** A sentence with what became of it. */
export interface ReadSentence {
  text: string;
  /** `unread`: about the service on certain days, and not understood. `none`: about something else. */
  outcome: 'read' | 'unread' | 'none';
}

interface ReadText {
  rules: readonly ServiceRule[];
  sentences: readonly ReadSentence[];
}

const BLOCK_END = /<\/(?:p|li|h[1-6]|div|blockquote|td|th|figcaption)>|<br\s*\/?>/i;
const SENTENCE_END = /(?<=[.!?])\s+(?=["“¿¡(]?\p{Lu})/u;

/** The sentences of HTML. */
export function sentencesOf(html: string): string[] {
  return html
    .split(BLOCK_END)
    .flatMap((block) => textOf(block).split(SENTENCE_END))
    .filter(Boolean);
}

/** All days that a sentence names, wherever they stand. */
function daysIn(text: string): NamedDay[] {
  const cursor = TokenCursor.over(text);
  const found: NamedDay[] = [];
  while (cursor && !cursor.isAtEnd) {
    const days = cursor.attempt(takeDays);
    if (days) found.push(...days);
    else cursor.skip();
  }
  return found;
}

const HOLIDAY_WORD = /^(?:festiv[oa]s?|feriados?|asueto|navidad|nochebuena)$/;

/** "ese día", of days named before. */
const ANAPHOR = /\b(?:es[eoa]s?|dich[oa]s?|est[eoa]s?) (?:dias?|fechas?)\b/;

/**
 * Whether a sentence tells household collection on certain days, in words that nobody has read. One
 * that follows others on them may do so without naming the service: "El 1 de mayo tampoco."
 */
function isAboutService(text: string, follows: boolean): boolean {
  // Also of a text that is too long to be read.
  const tokens = nameKey(text).match(/[a-z]+/g) ?? [];
  if (/\?\s*$/.test(text) || tokens.some((token) => FOREIGN.test(token))) return false;
  const isOfService = tokens.some((token) => SERVICE.test(token));
  const namesDays = tokens.some((token) => HOLIDAY_WORD.test(token)) || daysIn(text).length > 0;
  if (!follows) return isOfService && namesDays;
  return namesDays || (isOfService && ANAPHOR.test(nameKey(text)));
}

/** The rules of a text, sentence by sentence; what is not understood makes the days concerned unknown. */
export function readServiceText(sentences: readonly string[], reading: Reading): ReadText {
  const text = new TextRules(reading);
  const read = sentences.map((sentence): ReadSentence => {
    const clauses = readServiceSentence(sentence, reading.names);
    if (clauses && clauses.length > 0 && text.add(clauses))
      return { text: sentence, outcome: 'read' };
    const follows = reading.published === undefined && text.rules.length > 0;
    const isQuiet = clauses?.length === 0 || !isAboutService(sentence, follows);
    return { text: sentence, outcome: isQuiet ? 'none' : 'unread' };
  });
  const unread = read.filter(({ outcome }) => outcome === 'unread');
  if (unread.length === 0) return { rules: text.rules, sentences: read };
  const named = unread.flatMap((sentence) => daysIn(sentence.text));
  const general: NamedDay[] = reading.published
    ? []
    : [{ kind: 'rest-days' }, { kind: 'holidays' }];
  const days = named.map((day) => dated(day, reading.published)).filter((day) => day !== undefined);
  const said = text.rules.flatMap((rule) => (rule.kind === 'suspended' ? rule.days : []));
  const rules: ServiceRule[] = [
    ...text.rules,
    { kind: 'unknown', days: [...general, ...days, ...said], ...unionOf(text.rules, reading) },
  ];
  return { rules, sentences: read };
}

/** Where a text that is not understood may hold: wherever its other sentences do. */
function unionOf(rules: readonly ServiceRule[], { places, published }: Reading) {
  if (published === undefined || rules.some((rule) => !rule.places)) return {};
  const all = [...(places ?? []), ...rules.flatMap((rule) => rule.places ?? [])];
  return all.length > 0 ? { places: all } : {};
}
