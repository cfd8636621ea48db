import { Parser } from 'htmlparser2';
import { foldSpaces } from '@/lib/util/text';
import { isHidden, isStruck } from '@/lib/util/html-attributes';

/** Elements whose text is separate from the text around them. */
export const BLOCKS: ReadonlySet<string> = new Set([
  ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['blockquote', 'pre', 'figure', 'figcaption', 'div', 'center', 'address', 'details'],
  ...['summary', 'section', 'article', 'header', 'footer', 'main', 'nav', 'aside', 'form'],
  ...['fieldset', 'legend', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
]);

/** Elements whose text no page shows. */
export const HIDDEN: ReadonlySet<string> = new Set([
  ...['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'object'],
  ...['embed', 'iframe', 'xmp', 'button', 'title', 'video', 'audio', 'canvas', 'xml'],
  ...['noembed', 'noframes', 'dialog', 'datalist', 'meter', 'progress', 'rp'],
]);

/** Returns whether a text shows nothing: white space and characters that no typeface draws. */
export const isBlankText = (text: string): boolean =>
  /^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(text);

/** White space, folded later, that marks where a paragraph begins and ends. */
const [BEGIN, END] = ['\u2029', '\u2028'];

/** Returns the text of HTML without hidden and struck elements and without invisible characters. */
function rawText(html: string): string {
  let text = '';
  /** Open elements from the first whose text is left out. */
  let omitted = 0;
  const parser = new Parser({
    onopentag(name, attribs) {
      const isOmitted = HIDDEN.has(name) || isHidden(name, attribs) || isStruck(name, attribs);
      if (isOmitted || omitted > 0) omitted += 1;
      if (BLOCKS.has(name)) text += name === 'p' ? BEGIN : ' ';
    },
    ontext(part) {
      if (omitted === 0) text += part;
    },
    onclosetag(name) {
      if (omitted > 0) omitted -= 1;
      if (BLOCKS.has(name)) text += name === 'p' ? END : ' ';
    },
  });
  parser.end(html);
  return text.replace(/[\u00ad\u180e\u200b\u2060\ufeff]/g, '');
}

/**
 * Returns the plain text of gateway HTML without hidden or struck text, with entities decoded and spaces
 * folded.
 */
export const textOf = (html: string): string => foldSpaces(rawText(html));

/** Characters of an excerpt (specification, section 9). */
export const EXCERPT_LENGTH = 180;

/** Returns the first 180 characters of the text, cut after a whole word and ended by "...". */
export function excerpt(html: string, length: number = EXCERPT_LENGTH): string {
  if (isEmptyHtml(html)) return '';
  const characters = [...textOf(html)];
  if (characters.length <= length) return characters.join('');
  const end = characters.slice(0, length + 1).findLastIndex((character) => /\s/.test(character));
  const start = characters.slice(0, end > 0 ? end : length).join('');
  return `${start.replace(/[,;:]$/, '')}...`;
}

/** Returns the text of the first paragraph with words, else of the complete HTML. */
export function firstParagraph(html: string): string {
  if (isEmptyHtml(html)) return '';
  const text = rawText(html);
  const paragraphs = text.split(BEGIN).slice(1);
  const texts = paragraphs.map((paragraph) => paragraph.split(END, 1).join(''));
  return foldSpaces(texts.find((paragraph) => /[\p{L}\p{N}]/u.test(paragraph)) ?? text);
}

/** Returns whether HTML counts as empty: nothing, `0` or `<p>0</p>` (contract, ground rules). */
export function isEmptyHtml(html: string): boolean {
  const text = html.trim();
  return text === '' || text === '0' || /^<p>\s*0\s*<\/p>$/i.test(text);
}

/** Joins the HTML that is not empty, each piece in a block, with which its words and open tags end. */
export const joinHtml = (htmls: readonly string[]): string =>
  htmls
    .filter((html) => !isEmptyHtml(html))
    .map((html) => `<div>${html}</div>`)
    .join('');
