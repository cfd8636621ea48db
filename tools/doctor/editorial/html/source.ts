import { Parser } from 'htmlparser2';
import { lossOf, StyleLosses, type Loss } from '@/tools/doctor/editorial/html/losses';
import { foldSpaces } from '@/lib/util/format/spaces';

interface Image {
  src: string;
  alt: string | undefined;
  start: number;
  end: number;
}

interface Link {
  /** Undefined for a mark in the text. */
  href: string | undefined;
  text: string;
}

/** Of a tag in the source. */
type Span = [start: number, end: number];

const BLOCKS = new Set(
  'address article blockquote br caption dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** What they hold is no text of the page. */
const CODE = new Set(['script', 'style', 'iframe', 'noscript', 'template']);

/** Number of characters that are no spaces. */
export const lettersIn = (text: string) => text.replace(/\s+/g, '').length;

/** Reads html as an editor wrote it, before the sanitizer. */
class SourceReader {
  /** Text of each block, such as a paragraph or an item. */
  readonly blocks: string[] = [];
  readonly links: Link[] = [];
  /** Without those of one pixel, which count visits. */
  readonly images: Image[] = [];
  /** Names that links within the text could lead to. */
  readonly anchors = new Set<string>();
  readonly losses: Loss[] = [];
  letters = 0;

  private readonly styles = new StyleLosses();
  private block = '';
  private depth = 0;
  private codeDepth = 0;
  private link: Link | undefined;
  /** The outermost element that is lost, while it is open. */
  private lost: { loss: Loss; depth: number } | undefined;

  open(name: string, attributes: Readonly<Record<string, string>>, [start, end]: Span): void {
    this.depth += 1;
    if (CODE.has(name)) this.codeDepth += 1;
    if (BLOCKS.has(name)) this.endBlock();
    for (const anchor of [attributes.id, attributes.name]) if (anchor) this.anchors.add(anchor);
    if (name === 'a') {
      this.link = { href: attributes.href, text: '' };
      this.links.push(this.link);
    }
    if (name === 'img' && !/^[01]$/.test(attributes.width ?? '')) {
      this.images.push({ src: attributes.src ?? '', alt: attributes.alt, start, end });
    }
    const kind = this.lost ? undefined : lossOf(name, attributes);
    if (kind !== undefined) {
      const loss = { kind, start, end: start };
      this.losses.push(loss);
      this.lost = { loss, depth: this.depth };
    }
    this.styles.open(name, attributes, start);
  }

  text(text: string): void {
    if (this.codeDepth > 0) return;
    this.block += text;
    this.letters += lettersIn(text);
    if (this.link) this.link.text += text;
    this.styles.text(text);
  }

  close(name: string, end: number): void {
    if (this.lost?.depth === this.depth) {
      this.lost.loss.end = end;
      this.lost = undefined;
    }
    this.styles.close(end);
    if (BLOCKS.has(name)) this.endBlock();
    if (CODE.has(name)) this.codeDepth -= 1;
    if (name === 'a' && this.link) {
      this.link.text = foldSpaces(this.link.text);
      this.link = undefined;
    }
    this.depth -= 1;
  }

  end(): void {
    this.endBlock();
    this.losses.push(...this.styles.found());
  }

  /** No-break spaces stay as they are. */
  private endBlock(): void {
    const text = this.block.replace(/[\t\n\r ]+/g, ' ').trim();
    if (text !== '') this.blocks.push(text);
    this.block = '';
  }
}

export type HtmlSource = Pick<
  SourceReader,
  'blocks' | 'links' | 'images' | 'anchors' | 'losses' | 'letters'
>;

export function readSource(html: string): HtmlSource {
  const reader = new SourceReader();
  const parser = new Parser({
    onopentag: (name, attributes) =>
      reader.open(name, attributes, [parser.startIndex, parser.endIndex + 1]),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name, parser.endIndex + 1),
  });
  parser.end(html);
  reader.end();
  const { blocks, links, images, anchors, losses, letters } = reader;
  return { blocks, links, images, anchors, losses, letters };
}
