import PDFDocument from 'pdfkit';
import { companyName } from '@/lib/company';
import type { FontName, Fonts } from '@/lib/features/zone-sheet/pdf/fonts';

/** US Letter, which Mexico prints on, in points. */
const PAGE: [number, number] = [612, 792];
/** Of this layout: with a date of its own, the same sheet would not give the same bytes. */
const DATE = new Date('2026-11-23T12:00:00Z');
const NO_BREAK = '\u00a0';

/** How a text is drawn. */
export interface Style {
  font: FontName;
  /** Points. */
  size: number;
  color: string;
}

/** Where everything is drawn: A4, which is narrower, cuts nothing of it and leaves a margin. */
export const BOX = { left: 42, right: 570, top: 40, bottom: 752 } as const;
/** Of the box, in points. */
export const WIDTH = BOX.right - BOX.left;

/** The site's tokens. */
export const COLOR = {
  blue: '#003da5',
  bluePale: '#e6eefb',
  green: '#84bd00',
  greenInk: '#4a6f00',
  greenPale: '#eef6da',
  ink: '#0f1c36',
  inkSoft: '#475571',
  line: '#d5ddea',
  danger: '#b3261e',
  black: '#000000',
  white: '#ffffff',
} as const;

/** A style in the regular weight; `size` in points. */
export const regular = (size: number, color: string = COLOR.ink): Style => ({
  ...{ font: 'regular', size, color },
});
/** A style in the bold weight; `size` in points. */
export const bold = (size: number, color: string = COLOR.ink): Style => ({
  ...{ font: 'bold', size, color },
});

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

/** One page of a tagged PDF: all that is drawn is structure, for screen readers, or ornament. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  /** The elements that what is drawn next belongs to, outermost first. */
  private readonly open: PDFKit.PDFStructureElement[] = [];

  constructor(title: string, fonts: Fonts) {
    this.doc = new PDFDocument({
      size: PAGE,
      margin: 0,
      pdfVersion: '1.7',
      lang: 'es-MX',
      tagged: true,
      displayTitle: true,
      // None: its own Helvetica is neither needed nor traced.
      font: '',
      info: {
        ...{ Title: title, Author: companyName, Creator: companyName },
        ...{ CreationDate: DATE, ModDate: DATE },
      },
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

  /** The lines of one text under a structure tag, `step` apart. Returns the last baseline. */
  lines(tag: string, texts: readonly string[], { x, y, step, style, align }: Lines): number {
    this.tagged(tag, () =>
      texts.forEach((text, at) => {
        // A space at its end keeps the words apart where the text is copied or read aloud.
        const part = at < texts.length - 1 && align !== 'center' ? `${text} ` : text;
        this.line(part, x, y + at * step, style, align);
      }),
    );
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
