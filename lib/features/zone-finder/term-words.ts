import { ownValue } from '@/lib/util/own-value';
import { fold, isStopWord, wordsOf } from '@/lib/util/spanish/words';

/** As people write them in addresses; keys without accents and full stops. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  av: 'avenida',
  cd: 'ciudad',
  col: 'colonia',
  fracc: 'fraccionamiento',
  fraccto: 'fraccionamiento',
  gdl: 'guadalajara',
  gpe: 'guadalupe',
  hda: 'hacienda',
  ind: 'industrial',
  ma: 'maria',
  mpio: 'municipio',
  mty: 'monterrey',
  nte: 'norte',
  ote: 'oriente',
  pte: 'poniente',
  pto: 'puerto',
  qro: 'queretaro',
  reg: 'region',
  res: 'residencial',
  slp: 'potosi',
  sn: 'san',
  sta: 'santa',
  sto: 'santo',
  zna: 'zona',
};

/** Kinds of places: people add one to a name that has none, "Col. Centro". */
const KINDS = new Set(
  `avenida barrio ciudad codigo colonia cp fraccionamiento hacienda municipio postal residencial
  sector sucursal unidad zona`.split(/\s+/),
);

/** Further words make a term no clearer. */
const MAX_WORDS = 8;

export interface TermWord {
  /** The word, and what it abbreviates. */
  forms: readonly string[];
  /** A place may lack it. */
  isOptional: boolean;
}

/** Abbreviations of single letters become one word: "N.L.", "C.P.". */
const joinInitials = (text: string) =>
  text.replace(/(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu, '$1');

/** The words of a name or a term without accents, each with what it abbreviates. */
export function placeWords(text: string): TermWord[] {
  return wordsOf(joinInitials(text))
    .slice(0, MAX_WORDS)
    .map((written) => {
      const word = fold(written);
      const whole = ownValue(ABBREVIATIONS, word);
      return {
        forms: whole === undefined ? [word] : [word, whole],
        isOptional: KINDS.has(whole ?? word) || isStopWord(word),
      };
    });
}

/** Of a term: where all words are optional, none is. */
export function termWords(term: string): TermWord[] {
  const words = placeWords(term);
  if (words.some(({ isOptional }) => !isOptional)) return words;
  return words.map((word) => ({ ...word, isOptional: false }));
}

/** How names are compared: abbreviations written out, without accents. */
export function fullName(words: readonly TermWord[]): string {
  return words.map(({ forms }) => forms.at(-1)).join(' ');
}

/** A name without what people add or leave out; '' where nothing else is in it. */
export function coreName(words: readonly TermWord[]): string {
  return fullName(words.filter(({ isOptional }) => !isOptional));
}
