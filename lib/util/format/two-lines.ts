/** Words such as 'de' and 'y' belong to what follows them. */
const BINDS = 3;

/** Where a line breaks once more, a short word goes with the next one. */
const tied = (line: string) => line.replace(/(?<=^| )(\p{L}{1,3}) /gu, '$1\u00a0');

/**
 * A name of several words as two lines that are as alike as may be; the second is '' where there is
 * but one word. Within a line a short word is tied to the next by a no-break space.
 */
export function twoLines(name: string): readonly [string, string] {
  const words = name.trim().split(/\s+/);
  let best: readonly [string, string] = [words.join(' '), ''];
  let least = Infinity;
  for (let at = 1; at < words.length; at += 1) {
    const first = words.slice(0, at).join(' ');
    const second = words.slice(at).join(' ');
    const dangles = (words[at - 1] ?? '').length <= BINDS ? BINDS : 0;
    const longest = Math.max(first.length, second.length) + dangles;
    if (longest < least) {
      least = longest;
      best = [tied(first), tied(second)];
    }
  }
  return best;
}
