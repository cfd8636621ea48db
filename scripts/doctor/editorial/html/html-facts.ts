import { Parser } from 'htmlparser2';
import { richTextParts } from '@/lib/content/html/rich-text';
import { textOf } from '@/lib/content/html/text';
import { foldSpaces } from '@/lib/util/format/spaces';
import { decoded } from '@/scripts/doctor/editorial/html/decoded';
import { lossOf, StyleLosses, type Loss } from '@/scripts/doctor/editorial/html/losses';
import type { ShownHtml } from '@/scripts/doctor/editorial/records/shown-record';

export interface HtmlFacts {
  /** Text of each block, such as a paragraph or an item. */
  blocks: string[];
  links: { href: string | undefined; text: string }[];
  images: { src: string; alt: string | undefined }[];
  /** Names that links within the text could lead to. */
  anchors: Set<string>;
  losses: Loss[];
  /** As the site renders them. */
  headings: { level: number; text: string }[];
  /** All text before and after the sanitizer, without spaces. */
  before: string;
  after: string;
  imagesAfter: number;
  /** Keys of the files that it shows, and of those that it links to. */
  shownFiles: string[];
  linkedFiles: string[];
}

const BLOCKS = new Set(
  'address article blockquote br caption dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
/** What they hold is no text of the page. */
const CODE = new Set(['script', 'style', 'iframe', 'noscript', 'template']);

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

function readSource(html: string) {
  const facts: Omit<HtmlFacts, keyof ReturnType<typeof readRendered>> = {
    blocks: [],
    links: [],
    images: [],
    anchors: new Set(),
    losses: [],
    before: '',
  };
  const styles = new StyleLosses();
  const open: { loss: Loss; name: string; depth: number }[] = [];
  let [block, depth, code] = ['', 0, 0];
  let link: HtmlFacts['links'][number] | undefined;
  const endBlock = () => {
    // No-break spaces stay as they are.
    const text = block.replace(/[\t\n\r ]+/g, ' ').trim();
    if (text !== '') facts.blocks.push(text);
    block = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (CODE.has(name)) code += 1;
      if (BLOCKS.has(name)) endBlock();
      for (const anchor of [attributes.id, attributes.name]) {
        if (anchor) facts.anchors.add(anchor);
      }
      if (name === 'a') {
        link = { href: attributes.href, text: '' };
        facts.links.push(link);
      }
      if (name === 'img') facts.images.push({ src: attributes.src ?? '', alt: attributes.alt });
      const kind = lossOf(name, attributes);
      if (kind !== undefined && open.length === 0) {
        const loss = { kind, start: parser.startIndex, end: html.length };
        facts.losses.push(loss);
        open.push({ loss, name, depth });
      }
      styles.open(name, attributes, parser.startIndex);
    },
    ontext(text) {
      if (code > 0) return;
      block += text;
      facts.before += withoutSpaces(text);
      if (link) link.text += text;
      styles.text(text);
    },
    onclosetag(name) {
      const last = open.at(-1);
      if (last && last.name === name && last.depth === depth) {
        last.loss.end = parser.endIndex + 1;
        open.pop();
      }
      styles.close(parser.endIndex + 1);
      if (BLOCKS.has(name)) endBlock();
      if (CODE.has(name)) code -= 1;
      if (name === 'a' && link) {
        link.text = foldSpaces(link.text);
        link = undefined;
      }
      depth -= 1;
    },
  });
  parser.end(html);
  endBlock();
  facts.losses.push(...styles.found());
  return facts;
}

const HEADING = /<h([1-6])>([\s\S]*?)<\/h\1>/g;

const fileKeys = (html: string, attribute: 'src' | 'href') =>
  [...html.matchAll(new RegExp(`${attribute}="/archivos/([^"?#]+)"`, 'g'))].map(([, key = '']) =>
    decoded(key),
  );

function readRendered(html: string, level: ShownHtml['level']) {
  const parts = richTextParts(html, level);
  const rendered = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('\n');
  return {
    headings: [...rendered.matchAll(HEADING)].map(([, number, inner = '']) => ({
      level: Number(number),
      text: textOf(inner),
    })),
    after: withoutSpaces(textOf(rendered)),
    imagesAfter: rendered.split('<img ').length - 1,
    shownFiles: fileKeys(rendered, 'src'),
    linkedFiles: fileKeys(rendered, 'href'),
  };
}

const known = new WeakMap<ShownHtml, HtmlFacts>();

/** What the rules ask of a text; it is parsed once for all of them. */
export function htmlFacts(html: ShownHtml): HtmlFacts {
  const facts = known.get(html) ?? {
    ...readSource(html.value),
    ...readRendered(html.value, html.level),
  };
  known.set(html, facts);
  return facts;
}
