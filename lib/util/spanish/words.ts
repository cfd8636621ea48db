import { normalizeText } from '@/lib/util/text';

const STOP_WORDS = new Set(
  `a al algo algun alguna alguno algunos ante aqui asi aun aunque bajo bien cada como con cual cuales
  cuando cuanta cuantas cuanto cuantos de deberia debo del desde donde dos e el ella ellas ellos en
  entre era eres es esa esas ese eso esos esta estan estar estas este esto estos estoy fue ha hace
  hacen hacer hago han hasta hay haya he hola ir la las le les lo los mas me mi mis mucho muy ni no
  nos nuestra nuestras nuestro nuestros o otra otro para pero poco por porque puede pueden puedo que
  quien quienes quiero quisiera se sea ser si sin sobre solo son soy su sus tambien te tengo ti tiene
  tienen todo tu tus u un una unas uno unos usted ustedes va van voy y ya yo`.split(/\s+/),
);

const ACUTE_AND_DIAERESIS = /[\u0301\u0308]/g;

/** Removes accents, but keeps ñ: 'año' is not 'ano'. */
export function fold(word: string): string {
  return word.normalize('NFD').replace(ACUTE_AND_DIAERESIS, '').normalize('NFC');
}

/** Returns the words of a text in lower case, with accents. */
export function wordsOf(text: string): string[] {
  return (
    normalizeText(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Returns whether a word is in nearly every text, so that no search looks for it. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(fold(word));

const SHORTEST_STEM = 4;

function singular(word: string): string {
  if (!/[aeiou]s$/.test(word)) return word;
  return word.endsWith('ces') ? `${word.slice(0, -3)}z` : word.slice(0, -1);
}

/** Returns a word without accents, number and gender: Savoy's light stemmer, from four letters on. */
export function stem(word: string): string {
  const folded = fold(word);
  if (folded.length < SHORTEST_STEM) return folded;
  const one = singular(folded);
  return one.length >= SHORTEST_STEM && /[aeo]$/.test(one) ? one.slice(0, -1) : one;
}

/** Returns a word with each two neighbouring letters exchanged, a typo that counts as two edits. */
export function exchangesOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, index) => {
    const exchanged = letters.with(index, letter).with(index + 1, letters[index] ?? '');
    return exchanged.join('');
  });
}
