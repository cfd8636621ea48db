import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { CONTENT, FONTS, MARGIN, PAGE, type Style } from './theme';
import { runs } from './text';

export interface PaperInfo {
  title: string;
  subject: string;
  author: string;
  keywords: string;
  /** A fixed date of creation, for reproducible files. */
  date: Date;
}

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** A tagged PDF: everything drawn is either structure, for screen readers, or an artifact. */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly root: Element;
  /** The structure element of what is drawn next. */
  private parent: Element;
  private pageNumber = 0;

  constructor(info: PaperInfo) {
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      lang: 'es-MX',
      tagged: true,
      displayTitle: true,
      info: {
        Title: info.title,
        Author: info.author,
        Subject: info.subject,
        Keywords: info.keywords,
        Creator: info.author,
        CreationDate: info.date,
        ModDate: info.date,
      },
    });
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    for (const [name, file] of Object.entries(FONTS)) {
      this.doc.registerFont(name, readFileSync(file));
    }
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.parent = this.root;
  }

  get page(): number {
    return this.pageNumber;
  }

  addPage(): void {
    this.doc.addPage();
    this.pageNumber += 1;
  }

  /** Draws one piece of content under a structure tag (H1, P, Figure …); `alt` describes a figure. */
  async tagged(tag: string, draw: () => void | Promise<void>, alt?: string): Promise<void> {
    const element = this.doc.struct(tag, alt ? { alt } : {});
    this.parent.add(element);
    const content = this.doc.markStructureContent(tag);
    await draw();
    this.doc.endMarkedContent();
    element.add(content);
    element.end();
  }

  /** Draws within a structure element (Table, TR, TOC …). */
  async group(tag: string, draw: () => Promise<void>): Promise<void> {
    const outer = this.parent;
    this.parent = this.doc.struct(tag);
    outer.add(this.parent);
    await draw();
    this.parent.end();
    this.parent = outer;
  }

  /** Draws an artifact (lines, backgrounds, running heads), which screen readers skip. */
  async ornament(draw: () => void | Promise<void>): Promise<void> {
    this.doc.markContent('Artifact', { type: 'Layout' });
    await draw();
    this.doc.endMarkedContent();
  }

  width(text: string, style: Style): number {
    let width = 0;
    for (const run of runs(text)) {
      width += this.doc
        .font(style.font)
        .fontSize(style.size * run.scale)
        .widthOfString(run.text);
    }
    return width;
  }

  /** Sets one line with its baseline at `y`; `x` is its start, middle or end, by `align`. */
  line(
    text: string,
    x: number,
    y: number,
    style: Style,
    align: 'left' | 'center' | 'right' = 'left',
  ): void {
    const width = align === 'left' ? 0 : this.width(text, style);
    let pen = x - { left: 0, center: width / 2, right: width }[align];
    for (const run of runs(text)) {
      const size = style.size * run.scale;
      this.doc.font(style.font).fontSize(size).fillColor(style.color);
      this.doc.text(run.text, pen, y + style.size * run.drop, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
      pen += this.doc.widthOfString(run.text);
    }
  }

  /** Sets wrapped lines; returns the next baseline. */
  lines(lines: string[], x: number, y: number, style: Style): number {
    lines.forEach((line, index) => this.line(line, x, y + index * style.leading, style));
    return y + lines.length * style.leading;
  }

  mark(name: string, title: string, level: Outline = this.doc.outline): Outline {
    this.doc.addNamedDestination(name, 'XYZ', 0, 0, null);
    return level.addItem(title);
  }

  rule(y: number, color: string, width = 0.6, x = MARGIN.x, length = CONTENT): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(width)
      .stroke(color);
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    const ended = new Promise((resolve) => this.doc.on('end', resolve));
    this.doc.end();
    await ended;
    return Buffer.concat(this.chunks);
  }
}

type Outline = PDFKit.PDFDocument['outline'];
