import { Parser } from 'htmlparser2';
import { foldSpaces } from '@/lib/util/format/spaces';

/** After these a space, or the last word of one would stick to the first of the next. */
const BLOCKS = new Set('p div li h1 h2 h3 h4 h5 h6 td th tr blockquote figcaption br'.split(' '));
/** What stands in these nobody reads. */
const HIDDEN = new Set(['script', 'style', 'textarea', 'option']);

/** The text of gateway html: no tags, entities decoded, white space folded. It is text, not html. */
export function textOf(html: string): string {
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname(name) {
      if (HIDDEN.has(name)) hidden += 1;
    },
    ontext(part) {
      if (hidden === 0) text += part;
    },
    onclosetag(name) {
      if (HIDDEN.has(name)) hidden -= 1;
      if (BLOCKS.has(name)) text += ' ';
    },
  });
  parser.end(html);
  return foldSpaces(text);
}

/** Characters of an excerpt (specification, section 9). */
export const EXCERPT_LENGTH = 180;

/** Html that nearly always has an excerpt's characters in it. */
const BEGINNING = 400;

/** As much of a text as its first `count` characters may take: some are of two units. */
const startOf = (text: string, count: number) => [...text.slice(0, 2 * count)];

/** The first characters of gateway html, one more than `length` where there are so many. */
function beginningOf(html: string, length: number): string[] {
  // Lists are made of thousands of texts: not one is read further than it must.
  // A tag is no text until it ends, and an entity does not go over the next one's beginning.
  const end = html.lastIndexOf('<', Math.max(BEGINNING, 2 * length));
  const beginning = end < 1 ? [] : startOf(textOf(html.slice(0, end)), length + 1);
  return beginning.length > length ? beginning : startOf(textOf(html), length + 1);
}

/**
 * The whole words among the first 180 characters of the text, with "..." where something was cut
 * off. Only a word that is longer than that is cut itself.
 */
export function excerpt(html: string, length: number = EXCERPT_LENGTH): string {
  const characters = beginningOf(html, length);
  if (characters.length <= length) return characters.join('');
  const end = characters.slice(0, length + 1).findLastIndex((character) => /\s/.test(character));
  return `${characters.slice(0, end > 0 ? end : length).join('')}...`;
}

/** The html of the first paragraph that says something; the whole text where there is none. */
export function firstParagraph(html: string): string {
  const paragraphs = html.match(/<p\b[^>]*>[\s\S]*?<\/p>/gi) ?? [];
  const first = paragraphs.map(textOf).find((text) => text !== '');
  return first ?? textOf(html);
}
