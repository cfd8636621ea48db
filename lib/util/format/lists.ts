/** *y* becomes *e* before the sound of i: Instagram e Internet, but nieve y hielo. */
const SOUNDS_LIKE_I = /^h?[ií](?![aeo])/i;

/** 'Lunes, Martes y Jueves'. `Intl.ListFormat` would load data for 80 ms on a slow phone. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${SOUNDS_LIKE_I.test(last) ? 'e' : 'y'} ${last}`;
}
