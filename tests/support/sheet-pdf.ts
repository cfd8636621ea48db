import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readModules } from '@/tests/support/qr';

export interface SheetFacts {
  pages: number;
  /** Width and height in points. */
  size: [number, number];
  title: string | undefined;
  language: string | undefined;
  isTagged: boolean;
  /** Of the first page. */
  text: string;
  /** The lowest and the highest baseline, in points from the lower edge. */
  baselines: [number, number];
  /** Tags of the structure tree, once each. */
  tags: string[];
  links: string[];
  /** What the code of the first page says. */
  code: string | undefined;
}

/** The roles of a node of the structure tree and of those below it. */
function tagsOf(node: object): string[] {
  const { role, children } = { role: undefined, children: [], ...node } as {
    role?: string;
    children: object[];
  };
  return [...(role === undefined ? [] : [role]), ...children.flatMap(tagsOf)];
}

type Path = ArrayLike<number>;
const MOVE = 0;
const LINE = 1;

/** The rectangles of a path of modules: each begins with a move and a line to the right. */
function runsOf(path: Path) {
  const runs: { x: number; y: number; width: number }[] = [];
  for (let at = 0; at < path.length; at += 1) {
    if (path[at] !== MOVE && path[at] !== LINE) continue;
    const [x = 0, y = 0, next, right = 0] = Array.from({ length: 4 }, (_, i) => path[at + 1 + i]);
    if (path[at] === MOVE && next === LINE) runs.push({ x, y, width: right - x });
    at += 2;
  }
  return runs;
}

/** The code of a page: its path with the most numbers. */
function codeOf(paths: Path[]): string | undefined {
  const [longest] = paths.toSorted((a, b) => b.length - a.length);
  const runs = longest ? runsOf(longest) : [];
  const size = 4 + Math.max(...runs.map(({ x, width }) => x + width));
  return readModules(size, runs);
}

/** pdf.js gives a map, and declares an object. */
const isMarked = (marks: unknown) => marks instanceof Map && marks.get('Marked') === true;

/** Reads a PDF of one sheet. */
export async function sheetFacts(bytes: Uint8Array): Promise<SheetFacts> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const page = await pdf.getPage(1);
  const [{ info }, marks, content, tree, annotations, { fnArray, argsArray }] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    page.getTextContent(),
    page.getStructTree(),
    page.getAnnotations(),
    page.getOperatorList(),
  ]);
  const items = content.items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  const heights = items.map(({ transform }) => Number(transform[5]));
  const facts: SheetFacts = {
    pages: pdf.numPages,
    size: [page.view[2] ?? 0, page.view[3] ?? 0],
    title: Reflect.get(info, 'Title'),
    language: Reflect.get(info, 'Language'),
    isTagged: isMarked(marks),
    text: items
      .map(({ str }) => str)
      .join(' ')
      .replace(/\s+/g, ' '),
    baselines: [Math.min(...heights), Math.max(...heights)],
    tags: [...new Set(tagsOf(tree))],
    links: annotations.flatMap(({ url }) => (typeof url === 'string' ? [url] : [])),
    code: codeOf(
      argsArray.flatMap((args: unknown[], at: number) =>
        fnArray[at] === OPS.constructPath ? (args[1] as Path[]).filter(Boolean) : [],
      ),
    ),
  };
  await loading.destroy();
  return facts;
}
