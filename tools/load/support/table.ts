import { writeFile } from 'node:fs/promises';

type Cells = readonly (string | number)[];

/** A table in Markdown: words on the left, figures right of them. Written to a file where one is named. */
export async function makeTable(head: Cells, rows: readonly Cells[], file?: string) {
  const rule = head.map((_, at) => (at === 0 ? '---' : '---:'));
  const table = [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  if (file) await writeFile(file, `${table}\n`);
  return table;
}
