import { stem } from '@/lib/util/spanish/stem';

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

/** The words of a text in lower case, with accents. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Whether a word is in nearly every text, so that no search should look for it. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(fold(word));

/** The stem with and without accents: queries with the right accents match both. */
export function formsOf(word: string): string[] {
  const written = stem(word);
  const folded = stem(fold(word));
  return written === folded ? [written] : [written, folded];
}
