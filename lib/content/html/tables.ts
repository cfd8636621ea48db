import { textOf } from '@/lib/content/html/text';
import { escapeXml } from '@/lib/util/markup.mts';

const HEADING_OR_TABLE = /<(\/?)(h[1-6]|table)\b[^>]*>/g;
const FIRST_CAPTION = /^<table[^>]*>\s*<caption[^>]*>([\s\S]*?)<\/caption>/;

/** Wraps tables of `richTextParts` in focusable regions, labelled by their caption or heading. */
export function scrollingTables(html: string): string {
  const names = new Map<string, number>();
  let headingAt = 0;
  let heading = '';
  let depth = 0;
  return html.replace(HEADING_OR_TABLE, (tag, slash: string, tagName: string, at: number) => {
    const isEnd = slash !== '';
    if (tagName !== 'table') {
      if (isEnd) heading = textOf(html.slice(headingAt, at));
      else headingAt = at;
      return tag;
    }
    depth += isEnd ? -1 : 1;
    if (isEnd) return depth === 0 ? `${tag}</div>` : tag;
    if (depth > 1) return tag;
    const caption = textOf(FIRST_CAPTION.exec(html.slice(at))?.[1] ?? '');
    const name = ['Tabla', caption || heading].filter(Boolean).join(': ');
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    const label = escapeXml(count > 1 ? `${name} (${count})` : name);
    return `<div role="region" aria-label="${label}" tabindex="0" data-table>${tag}`;
  });
}
