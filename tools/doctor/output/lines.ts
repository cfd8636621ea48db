/** Columns of a terminal. */
export const WIDTH = 100;

const clip = (text: string) => (text.length <= WIDTH ? text : `${text.slice(0, WIDTH - 1)}…`);

/** Lines of at most `WIDTH`, broken at spaces; those after the first are indented by `rest`. */
export function wrapped(text: string, indent: string, rest = indent): string[] {
  const lines: string[] = [];
  let line = indent;
  let isEmpty = true;
  for (const word of text.split(/\s+/)) {
    const joined = isEmpty ? line + word : `${line} ${word}`;
    if (!isEmpty && joined.length > WIDTH) {
      lines.push(clip(line));
      line = rest + word;
    } else line = joined;
    isEmpty = false;
  }
  return [...lines, clip(line)];
}
