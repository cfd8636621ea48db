const SHORTEST = 4;

/** The singular of a word that looks like a plural. */
function singular(word: string): string {
  if (!/[aeioué]s$/.test(word)) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  return word.slice(0, -1);
}

/**
 * A word without number and gender, after Savoy's light stemmer for Spanish: it joins 'contenedor'
 * and 'contenedores', 'médica' and 'médicos', and leaves derivations ('recolección', 'recolector')
 * apart. Where his leaves words of four letters alone, this one does not, or 'hora' and 'horas'
 * would part.
 *
 * @param word in lower case.
 */
export function stem(word: string): string {
  if (word.length < SHORTEST) return word;
  const one = singular(word);
  return one.length >= SHORTEST && /[aeo]$/.test(one) ? one.slice(0, -1) : one;
}
