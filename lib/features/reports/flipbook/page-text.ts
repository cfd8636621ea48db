import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';

/** The largest line spacing within a paragraph, in font heights. */
const MAX_SPACING = 2;

/** Returns what separates two pieces of text: nothing on one line, a space within a paragraph, else a gap. */
function gapBetween(before: TextItem, item: TextItem): string {
  const drop = Number(before.transform[5]) - Number(item.transform[5]);
  const isSameFont = Math.abs(before.height - item.height) < 1;
  if (Math.abs(drop) < 1) return isSameFont ? '' : ' ';
  const isNextLine = isSameFont && drop > 0 && drop < MAX_SPACING * item.height;
  return isNextLine && !/^[•·–—▪]/.test(item.str) ? ' ' : '\n';
}

/** Returns the text of a PDF page with a line for each paragraph. Soft hyphens at line ends are removed. */
export function pageText({ items }: Pick<TextContent, 'items'>): string {
  const pieces = items.filter((item) => 'str' in item).filter(({ str }) => str !== '');
  const text = pieces.map((item, index) => {
    const before = pieces[index - 1];
    return before ? gapBetween(before, item) + item.str : item.str;
  });
  return text.join('').replaceAll('\u00AD ', '').trim();
}
