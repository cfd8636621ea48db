import { LRUCache } from 'lru-cache';
import { lettersIn, readSource } from './source';
import type { ShownHtml } from '@/lib/features/content-types/shown';
import { richTextParts } from '@/lib/content/html/rich-text';
import { textOf } from '@/lib/content/html/text';
import { decoded } from '@/lib/util/decoded';

const HEADING = /<h([1-6])>([\s\S]*?)<\/h\1>/g;
const FILE = { src: /src="\/archivos\/([^"?#]+)"/g, href: /href="\/archivos\/([^"?#]+)"/g };

const fileKeys = (html: string, attribute: keyof typeof FILE) =>
  [...html.matchAll(FILE[attribute])].map(([, key = '']) => decoded(key) ?? key);

/** Reads a text as the site renders it. */
function readRendered({ value, level }: ShownHtml) {
  const parts = richTextParts(value, level);
  const rendered = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('\n');
  return {
    headings: [...rendered.matchAll(HEADING)].map(([, number, inner = '']) => ({
      level: Number(number),
      text: textOf(inner),
    })),
    lettersLeft: lettersIn(textOf(rendered)),
    imagesLeft: rendered.split('<img ').length - 1,
    /** Keys of the files that it shows, and of those that it links to. */
    shownFiles: fileKeys(rendered, 'src'),
    linkedFiles: fileKeys(rendered, 'href'),
  };
}

type HtmlFacts = ReturnType<typeof readSource> & ReturnType<typeof readRendered>;

/** Facts of thousands of texts take more memory than the texts. */
const known = new LRUCache<ShownHtml, HtmlFacts>({
  max: 500,
  memoMethod: (html) => ({ ...readSource(html.value), ...readRendered(html) }),
});

/** What the rules ask of a text; parsed once where they look at one record after the other. */
export const htmlFacts = (html: ShownHtml): HtmlFacts => known.memo(html);
