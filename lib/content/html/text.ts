import { Parser } from 'htmlparser2';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { foldSpaces } from '@/lib/util/format/spaces';

/** Elements whose text stands apart from what is around them. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'pre', 'figure', 'figcaption', 'div', 'center', 'address', 'details'],
  ...['summary', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'form'],
  ...['fieldset', 'legend', 'table', 'caption', 'tr', 'th', 'td'],
]);

/** Elements whose text no page shows. */
export const HIDDEN: ReadonlySet<string> = new Set([
  ...['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'object'],
  ...['embed', 'iframe', 'xmp', 'button', 'title', 'video', 'audio', 'canvas', 'xml'],
]);

/** The complete text, and that of the first paragraph that has one. */
function textsOf(html: string) {
  let text = '';
  let paragraph = '';
  let inParagraph = false;
  let hidden = 0;
  const add = (part: string) => {
    text += part;
    if (inParagraph) paragraph += part;
  };
  const parser = new Parser({
    onopentagname(name) {
      if (HIDDEN.has(name)) hidden += 1;
      if (BLOCKS.has(name)) add(' ');
      if (name !== 'p') return;
      paragraph = paragraph.trim();
      inParagraph = paragraph === '';
    },
    ontext(part) {
      if (hidden === 0) add(part);
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1;
      if (BLOCKS.has(name)) add(' ');
      if (name === 'p') inParagraph = false;
    },
  });
  parser.end(html);
  return { text: foldSpaces(text), paragraph: foldSpaces(paragraph) };
}

/** The plain text of gateway HTML: entities decoded, white space folded. */
export const textOf = (html: string): string => textsOf(html).text;

/** Characters of an excerpt (specification, section 9). */
export const EXCERPT_LENGTH = 180;

/** Characters of HTML that nearly always contain an excerpt. */
const BEGINNING = 400;

/** Some characters take two UTF-16 units. */
const startOf = (text: string, count: number) => [...text.slice(0, 2 * count)];

/** Up to `length` + 1 characters. Lists have thousands of texts, so it parses no more than needed. */
function beginningOf(html: string, length: number): string[] {
  // A cut before a tag splits neither a tag nor an entity.
  const end = html.lastIndexOf('<', Math.max(BEGINNING, 2 * length));
  const beginning = end < 1 ? [] : startOf(textOf(html.slice(0, end)), length + 1);
  return beginning.length > length ? beginning : startOf(textOf(html), length + 1);
}

/** The first 180 characters of the text, cut after a whole word and ended by "...". */
export function excerpt(html: string, length: number = EXCERPT_LENGTH): string {
  if (isEmptyHtml(html)) return '';
  const characters = beginningOf(html, length);
  if (characters.length <= length) return characters.join('');
  const end = characters.slice(0, length + 1).findLastIndex((character) => /\s/.test(character));
  const start = characters.slice(0, end > 0 ? end : length).join('');
  return `${start.replace(/[,;:]$/, '')}...`;
}

/** The text of the first paragraph that has one, else of the complete HTML. */
export function firstParagraph(html: string): string {
  if (isEmptyHtml(html)) return '';
  const { text, paragraph } = textsOf(html);
  return paragraph || text;
}
