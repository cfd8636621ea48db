const SHORTEST = 4;

function singular(word: string): string {
  if (!/[aeioué]s$/.test(word)) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  return word.slice(0, -1);
}

/** Savoy's light stemmer for Spanish (number, gender), also for words of four letters: 'hora'. */
export function stem(word: string): string {
  if (word.length < SHORTEST) return word;
  const one = singular(word);
  return one.length >= SHORTEST && /[aeo]$/.test(one) ? one.slice(0, -1) : one;
}
