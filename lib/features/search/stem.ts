const SHORTEST = 4;

function singular(word: string): string {
  if (!/[aeioué]s$/.test(word)) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  return word.slice(0, -1);
}

/**
 * After Savoy's light stemmer for Spanish: joins number and gender, not derivations. Unlike his, it
 * also stems words of four letters ('hora', 'horas').
 */
export function stem(word: string): string {
  if (word.length < SHORTEST) return word;
  const one = singular(word);
  return one.length >= SHORTEST && /[aeo]$/.test(one) ? one.slice(0, -1) : one;
}
