import { fold, isStopWord, wordsOf } from '@/lib/util/spanish/words';

/** Abbreviations in addresses, without accents and full stops. */
const ABBREVIATIONS = new Map(
  `bo barrio, camp campeche, cd ciudad, col colonia, frac fraccionamiento, fracc fraccionamiento,
  fco francisco, gdl guadalajara, gpe guadalupe, hda hacienda, ind industrial, ma maria,
  mpio municipio, mty monterrey, nte norte, ote oriente, pte poniente, pto puerto, qro queretaro,
  reg region, res residencial, slp potosi, sn san, sta santa, sto santo, uh unidad`
    .split(/,\s+/)
    .map((pair) => [pair.replace(/ .*/, ''), pair.replace(/.* /, '')] as const),
);

/** Kinds of places, which people add to a name that has none: "Col. Centro". */
const KINDS = new Set(
  `avenida barrio codigo colonia cp fraccionamiento habitacional hacienda municipio postal
  residencial sector sucursal unidad zona`.split(/\s+/),
);

/** Words that people write beside the name of a place: "qué día pasa la basura en Campeche". */
const QUESTION = new Set(
  `basura camion camiones dia dias hora horario horarios horas hoy mañana pasa pasan pasar recogen
  recoge recoleccion recolector recolectora residuos ruta toca`.split(/\s+/),
);

/** Joins abbreviations of single letters into one word: "N.L.", "C.P.". */
const joinInitials = (text: string) =>
  text.replace(/(?<!\p{L})(\p{L})\.(?=\p{L}(?!\p{L}))/gu, '$1');

const MAX_WORDS = 8;

const isTelling = (word: string) => !isStopWord(word) && !QUESTION.has(word);

/** Returns the significant words of a name or a term, else all, without accents and abbreviations. */
export function placeWords(text: string): string[] {
  const words = wordsOf(joinInitials(text)).map(fold);
  const telling = words.filter(isTelling);
  return (telling.length > 0 ? telling : words)
    .slice(0, MAX_WORDS)
    .map((word) => ABBREVIATIONS.get(word) ?? word);
}

/** Returns words without the kinds of places, or all if nothing else is left. */
export function withoutKinds(words: readonly string[]): readonly string[] {
  const own = words.filter((word) => !KINDS.has(word));
  return own.length > 0 ? own : words;
}

/** Returns whether a term only asks when the truck comes: "cuándo pasa la basura". */
export function isBareQuestion(term: string): boolean {
  const words = wordsOf(term).map(fold);
  const isBare = words.every((word) => !isTelling(word) || KINDS.has(word));
  return isBare && words.some((word) => QUESTION.has(word));
}

/** Returns how a word sounds in Mexico, so that "jurikilla" and "baradero" are found. */
export const soundOf = (word: string): string =>
  word
    .replaceAll('ch', '#')
    .replaceAll('qu', 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replaceAll('c', 'k')
    .replaceAll('v', 'b')
    .replaceAll('ll', 'y')
    .replaceAll('h', '');
