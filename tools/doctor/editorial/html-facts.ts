import { DomUtils, parseDocument } from 'htmlparser2';
import { LRUCache } from 'lru-cache';
import { richTextParts } from '@/lib/content/html/rich-text';
import { textOf } from '@/lib/content/html/text';
import { parseVideo } from '@/lib/content/media/video';
import type { ShownHtml } from '@/lib/features/content-types/shown';
import { decoded } from '@/lib/util/decoded';
import { foldSpaces } from '@/lib/util/format/spaces';

/** What the sanitizer takes of how a text looks. */
type StyleLoss = 'bold' | 'italic' | 'struck' | 'colour' | 'hidden';
export type LossKind = 'frame' | 'media' | 'form' | 'drawing' | StyleLoss;

const ELEMENTS = new Map<string, LossKind>([
  ['iframe', 'frame'],
  ...'video audio object embed'.split(' ').map((name) => [name, 'media'] as const),
  ...'form input select textarea button'.split(' ').map((name) => [name, 'form'] as const),
  ...'svg canvas math'.split(' ').map((name) => [name, 'drawing'] as const),
]);

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: object }>;

/** A place in the source. */
export interface Span {
  start: number;
  end: number;
}

const BLOCK =
  /^(?:address|article|blockquote|br|caption|dd|div|dl|dt|figcaption|figure|h1|h2|h3|h4|h5|h6|hr|li|ol|p|pre|section|table|td|th|tr|ul)$/;

/** What they hold is no text of the page. */
const CODE = new Set(['script', 'style', 'iframe', 'noscript', 'template']);

/** What is lost with an element; undefined where the site shows it. */
function lossOf({ name, attribs }: Element): LossKind | undefined {
  const isVideo = name === 'iframe' && parseVideo(attribs.src ?? '')?.kind === 'embed';
  const isUnseen = name === 'input' && attribs.type === 'hidden';
  return isVideo || isUnseen ? undefined : ELEMENTS.get(name);
}

const VIVID_NAMES = /^(?:red|green|blue|orange|yellow|purple)$/;
/** Texts pasted from a word processor bring greys and dark blues. */
const VIVID = 110;

/** Whether a colour is far from grey, as far as its notation is known. */
function isVivid(colour: string): boolean {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(colour) ?? [];
  const pairs = digits?.length === 3 ? [...digits].map((one) => one + one) : digits?.match(/../g);
  const rgb = /^rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(colour)?.slice(1).map(Number);
  const values = pairs?.map((pair) => parseInt(pair, 16)) ?? rgb ?? [0];
  return VIVID_NAMES.test(colour) || Math.max(...values) - Math.min(...values) >= VIVID;
}

const declarations = (style: string) => {
  const plain = style.toLowerCase().replaceAll('!important', '');
  const all = [...plain.matchAll(/([^:;]+):([^;]*)/g)];
  return new Map(all.map(([, name = '', value = '']) => [name.trim(), value.trim()]));
};

/** What the sanitizer takes of an element's style, or of an old element, unless those around say it too. */
function styleLosses({ name, attribs }: Element, outer: readonly string[]): StyleLoss[] {
  const style = declarations(attribs.style ?? '');
  const of = (...names: string[]) => names.map((own) => style.get(own)).find(Boolean) ?? '';
  const isKept = (tags: RegExp) => [...outer, name].some((tag) => tags.test(tag));
  const isBold = /^(?:bold|bolder|[6-9]00)$/.test(of('font-weight'));
  const decoration = `${of('text-decoration')} ${of('text-decoration-line')}`;
  const isStruck = decoration.includes('line-through') || /^(?:del|strike)$/.test(name);
  const fontColour = name === 'font' ? (attribs.color ?? '').toLowerCase() : '';
  const isColoured =
    isVivid(of('color') || fontColour) || isVivid(of('background-color', 'background'));
  const kinds: [StyleLoss, boolean][] = [
    ['bold', isBold && !isKept(/^(?:b|strong|h[1-6]|th)$/)],
    ['italic', of('font-style') === 'italic' && !isKept(/^(?:em|i)$/)],
    ['struck', isStruck && !isKept(/^s$/)],
    ['colour', isColoured && !isKept(/^a$/)],
    ['hidden', of('display') === 'none' || of('visibility') === 'hidden'],
  ];
  return kinds.flatMap(([kind, isLost]) => (isLost ? [kind] : []));
}

/** Number of characters that are no spaces. */
const lettersIn = (text: string) => text.replace(/\s+/g, '').length;

/** Beyond this part of a text its colour or weight is its look and no emphasis. */
const MOST_STYLED = 0.5;

/** A gateway may send texts that are nested without end. */
const DEEPEST = 256;

/** Where a node stands. */
interface Around {
  outer: readonly string[];
  isCode: boolean;
  isLost: boolean;
  link: { text: string } | undefined;
}

/** Reads an html text as an editor wrote it, before the sanitizer. */
export function readSource(html: string) {
  const source = {
    /** Text of each block, such as a paragraph or an item. */
    blocks: [] as string[],
    links: [] as { href: string; text: string }[],
    /** Without those of one pixel, which count visits. */
    images: [] as (Span & { src: string; alt: string | undefined })[],
    /** Names that links within the text could lead to. */
    anchors: new Set<string>(),
    /** What the site does not show. */
    losses: [] as (Span & { kind: LossKind })[],
    letters: 0,
  };
  const styled: (Span & { kind: StyleLoss; length: number })[] = [];
  let block = '';
  const endBlock = () => {
    // No-break spaces stay as they are.
    const text = block.replace(/[\t\n\r ]+/g, ' ').trim();
    if (text !== '') source.blocks.push(text);
    block = '';
  };

  /** Returns the length of its text. */
  function read(node: Node, around: Around): number {
    if (DomUtils.isText(node) && !around.isCode) {
      block += node.data;
      source.letters += lettersIn(node.data);
      if (around.link) around.link.text += node.data;
      return node.data.trim().length;
    }
    if (!DomUtils.isTag(node) || around.outer.length > DEEPEST) return 0;
    const { name, attribs, children } = node;
    const span = { start: node.startIndex ?? 0, end: (node.endIndex ?? 0) + 1 };
    for (const anchor of [attribs.id, attribs.name]) if (anchor) source.anchors.add(anchor);
    if (BLOCK.test(name)) endBlock();
    if (name === 'img' && !/^[01]$/.test(attribs.width ?? '')) {
      source.images.push({ src: attribs.src ?? '', alt: attribs.alt, ...span });
    }
    const kind = around.isLost ? undefined : lossOf(node);
    if (kind !== undefined) source.losses.push({ kind, ...span });
    const own = name === 'a' ? { href: attribs.href ?? '', text: '' } : undefined;
    // Without an address it is a mark in the text, not a link.
    if (own && attribs.href !== undefined) source.links.push(own);
    const inside: Around = {
      outer: [...around.outer, name],
      isCode: around.isCode || CODE.has(name),
      isLost: around.isLost || kind !== undefined,
      link: own ?? around.link,
    };
    const length = children.reduce((sum, child) => sum + read(child, inside), 0);
    if (own) own.text = foldSpaces(own.text);
    if (BLOCK.test(name)) endBlock();
    const kinds = length > 0 ? styleLosses(node, around.outer) : [];
    styled.push(...kinds.map((lost) => ({ kind: lost, length, ...span })));
    return length;
  }

  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const top: Around = { outer: [], isCode: false, isLost: false, link: undefined };
  const total = children.reduce((sum, child) => sum + read(child, top), 0);
  endBlock();
  const lengthOf = (kind: StyleLoss) =>
    styled.reduce((sum, loss) => sum + (loss.kind === kind ? loss.length : 0), 0);
  const isLook = (kind: StyleLoss) => kind !== 'hidden' && lengthOf(kind) > total * MOST_STYLED;
  source.losses.push(...styled.filter(({ kind }) => !isLook(kind)));
  return source;
}

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
