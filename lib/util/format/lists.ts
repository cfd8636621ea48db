/** Before the sound of i, *y* turns into *e*: Instagram e Internet, but nieve y hielo. */
const SOUNDS_LIKE_I = /^h?[ií](?![aeo])/i;

/**
 * A list as it is read: 'Lunes', 'Lunes y Martes', 'Lunes, Martes y Jueves'; '' of none.
 *
 * Not by `Intl.ListFormat`: in a browser the first formatter of a language takes some 20 ms to
 * read its data, 80 on a cheap phone, and that at the moment a page comes alive.
 */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  return `${words.slice(0, -1).join(', ')} ${SOUNDS_LIKE_I.test(last) ? 'e' : 'y'} ${last}`;
}
