/** Words up to this length, such as 'de' and 'y', stay with the next word. */
const BINDS = 3;

const tied = (line: string) => line.replace(/(?<=^| )(\p{L}{1,3}) /gu, '$1\u00a0');

/** Splits a name into two lines of similar length; the second is '' for a single word. */
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

interface TwoLinesProps {
  children: string;
  /** Class of each line; sets `display` where they are stacked. */
  className: string | undefined;
}

/** A name that may break into two lines, in a box no wider than they are. */
export function TwoLines({ children, className }: TwoLinesProps) {
  const [first, second] = twoLines(children);
  if (second === '') return first;
  return (
    <span>
      <span className={className}>{first}</span> <span className={className}>{second}</span>
    </span>
  );
}
