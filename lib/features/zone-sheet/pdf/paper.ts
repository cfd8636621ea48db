import PDFDocument from 'pdfkit';
import type { FontName, Fonts } from '@/lib/features/zone-sheet/pdf/fonts';

const NO_BREAK = '\u00a0';

/** How a text is drawn. */
export interface Style {
  font: FontName;
  /** Points. */
  size: number;
  color: string;
}

interface Lines {
  x: number;
  /** The first baseline. */
  y: number;
  /** From baseline to baseline. */
  step: number;
  style: Style;
  align?: 'left' | 'center';
}

interface TagOptions {
  /** What a figure shows. */
  alt?: string;
  /** What the cell of a table is the head of. */
  scope?: 'Row' | 'Column';
  /** Where a figure stands: left, top, right, bottom. */
  bbox?: [number, number, number, number];
}

interface PaperInfo {
  title: string;
  author: string;
  date: Date;
  /** Width and height in points. */
  size: [number, number];
  fonts: Fonts;
}

/** One page of a tagged PDF: all that is drawn is structure, for screen readers, or ornament. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  /** The elements that what is drawn next belongs to, outermost first. */
  private readonly open: PDFKit.PDFStructureElement[] = [];

  constructor({ title, author, date, size, fonts }: PaperInfo) {
    this.doc = new PDFDocument({
      size,
      margin: 0,
      pdfVersion: '1.7',
      lang: 'es-MX',
      tagged: true,
      displayTitle: true,
      // None: its own Helvetica is neither needed nor traced.
      font: '',
      info: { Title: title, Author: author, Creator: author, CreationDate: date, ModDate: date },
    });
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    for (const [name, font] of Object.entries(fonts)) this.doc.registerFont(name, font);
    const root = this.doc.struct('Document');
    this.doc.addStructure(root);
    this.open.push(root);
  }

  /** Draws within a structure element that holds others (Table, TR, L …). */
  group(
    tag: string,
    draw: (element: PDFKit.PDFStructureElement) => void,
    options: TagOptions = {},
  ) {
    const element = this.doc.struct(tag, options);
    this.open.at(-1)?.add(element);
    this.open.push(element);
    draw(element);
    this.open.pop();
    element.end();
  }

  /** Draws one piece of content under a structure tag (H1, P, TD …). */
  tagged(tag: string, draw: () => void, options: TagOptions = {}): void {
    this.group(
      tag,
      (element) => {
        const content = this.doc.markStructureContent(tag);
        draw();
        this.doc.endMarkedContent();
        element.add(content);
      },
      options,
    );
  }

  /** Draws what screen readers skip. */
  ornament(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  width(text: string, { font, size }: Pick<Style, 'font' | 'size'>): number {
    return this.doc.font(font).fontSize(size).widthOfString(text.replaceAll(NO_BREAK, ' '));
  }

  /** Sets one line; `x` is its start or its middle, `y` its baseline. */
  line(text: string, x: number, y: number, style: Style, align: 'left' | 'center' = 'left'): void {
    const start = align === 'left' ? x : x - this.width(text, style) / 2;
    this.doc.font(style.font).fontSize(style.size).fillColor(style.color);
    const plain = text.replaceAll(NO_BREAK, ' ');
    this.doc.text(plain, start, y, { lineBreak: false, baseline: 'alphabetic' });
  }

  /** The lines of one text, `step` apart. Returns the last baseline. */
  lines(texts: readonly string[], { x, y, step, style, align }: Lines): number {
    texts.forEach((text, at) => {
      // A space at its end keeps the words apart where the text is copied or read aloud.
      const part = at < texts.length - 1 && align !== 'center' ? `${text} ` : text;
      this.line(part, x, y + at * step, style, align);
    });
    return y + (texts.length - 1) * step;
  }

  /** A line that opens a URL. */
  link(text: string, href: string, x: number, y: number, style: Style): void {
    this.group('Link', (element) => {
      const content = this.doc.markStructureContent('Link');
      this.line(text, x, y, style);
      this.doc.endMarkedContent();
      element.add(content);
      const options = { structParent: element, Contents: new String(text) };
      const { size } = style;
      this.doc.link(x, y - size, this.width(text, style), size * 1.3, href, options as object);
    });
  }

  /** Ends the document; the bytes of the file. */
  async finish(): Promise<Buffer> {
    this.open[0]?.end();
    const ended = new Promise((resolve) => this.doc.on('end', resolve));
    this.doc.end();
    await ended;
    return Buffer.concat(this.chunks);
  }
}
