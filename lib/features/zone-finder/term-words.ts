import { ownValue } from '@/lib/util/own-value';
import { fold, isStopWord, wordsOf } from '@/lib/util/spanish/words';

/** As people write them in addresses; keys without accents and full stops. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  av: 'avenida',
  bo: 'barrio',
  camp: 'campeche',
  cd: 'ciudad',
  col: 'colonia',
  frac: 'fraccionamiento',
  fracc: 'fraccionamiento',
  fraccto: 'fraccionamiento',
  fco: 'francisco',
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
  uh: 'unidad',
  zna: 'zona',
};

/** Kinds of places: people add one to a name that has none, "Col. Centro". */
const KINDS = new Set(
  `avenida barrio ciudad codigo colonia cp fraccionamiento habitacional hacienda municipio postal
  residencial sector sucursal unidad zona`.split(/\s+/),
);

/** What people ask for beside the name of a place: "qué día pasa la basura en Campeche". */
const ASKED = new Set(
  `basura camion camiones dia dias hora horario horarios horas hoy manana mañana pasa pasan pasar
  recogen recoge recoleccion recolector recolectora residuos ruta toca`.split(/\s+/),
);

/** Further words make a name no clearer, and a term without what is asked for. */
const MAX_WORDS = 16;
const MAX_TERM_WORDS = 8;

/** A word of a term, as it is looked for. */
export interface TermWord {
  /** The word, and what it abbreviates. */
  forms: readonly string[];
  /** A place may lack it. */
  isOptional: boolean;
  /** It says what is asked for, and not where. */
  isAsked: boolean;
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
        isOptional: KINDS.has(whole ?? word) || isStopWord(word) || ASKED.has(word),
        isAsked: ASKED.has(word),
      };
    });
}

/** Of a term, without what is asked for; where all words are optional, none is. */
export function termWords(term: string): TermWord[] {
  const written = placeWords(term);
  const named = written.filter(({ isAsked }) => !isAsked);
  if (named.some(({ isOptional }) => !isOptional)) return named.slice(0, MAX_TERM_WORDS);
  return written.slice(0, MAX_TERM_WORDS).map((word) => ({ ...word, isOptional: false }));
}

/** Whether a term only asks when the truck comes: "cuando pasa la basura". */
export function isBareQuestion(term: string): boolean {
  const words = placeWords(term);
  return words.some(({ isAsked }) => isAsked) && words.every(({ isOptional }) => isOptional);
}

/** How names are compared: abbreviations written out, without accents. */
export function fullName(words: readonly TermWord[]): string {
  return words.map(({ forms }) => forms.at(-1)).join(' ');
}

/** A name without what people add or leave out; '' where nothing else is in it. */
export function coreName(words: readonly TermWord[]): string {
  return fullName(words.filter(({ isOptional }) => !isOptional));
}
