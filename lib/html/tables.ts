import { textOf } from '@/lib/html/text';

const HEADING_OR_TABLE = /<h[1-6]>([\s\S]*?)<\/h[1-6]>|<table>|<\/table>/g;
const FIRST_CAPTION = /^<table>\s*<caption>([\s\S]*?)<\/caption>/;

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * Puts every table into a region that scrolls by itself and takes the focus, so that the keyboard
 * can scroll it too. The region is named by the table's caption, else by the heading before it.
 *
 * @param html sanitised, so that tables and headings have no attributes and every tag is closed.
 */
export function scrollingTables(html: string): string {
  const names = new Map<string, number>();
  let heading = '';
  let depth = 0;
  return html.replace(HEADING_OR_TABLE, (tag, headingHtml: string | undefined, at: number) => {
    if (headingHtml !== undefined) {
      heading = textOf(headingHtml);
      return tag;
    }
    if (tag === '</table>') {
      depth -= 1;
      return depth === 0 ? `${tag}</div>` : tag;
    }
    depth += 1;
    if (depth > 1) return tag;
    const caption = textOf(FIRST_CAPTION.exec(html.slice(at))?.[1] ?? '');
    const name = ['Tabla', caption || heading].filter(Boolean).join(': ');
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const label = attribute(count > 1 ? `${name} (${count})` : name);
    return `<div role="region" aria-label="${label}" tabindex="0" data-table>${tag}`;
  });
}
