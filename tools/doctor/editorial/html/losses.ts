import { parseVideo } from '@/lib/content/media/video';
import { coloured, readStyle, type Style } from '@/tools/doctor/editorial/html/style';

export type LossKind =
  | 'frame'
  | 'media'
  | 'form'
  | 'drawing'
  | 'bold'
  | 'italic'
  | 'struck'
  | 'colour'
  | 'hidden';

/** Something of a text that the site does not show, with its place in the source. */
export interface Loss {
  kind: LossKind;
  start: number;
  end: number;
}

type Attributes = Readonly<Record<string, string>>;

const ELEMENTS: Readonly<Record<string, LossKind>> = {
  video: 'media',
  audio: 'media',
  object: 'media',
  embed: 'media',
  form: 'form',
  input: 'form',
  select: 'form',
  textarea: 'form',
  svg: 'drawing',
  canvas: 'drawing',
  math: 'drawing',
};

/** What is lost with an element; undefined where the site shows it. */
export function lossOf(name: string, attributes: Attributes): LossKind | undefined {
  if (name === 'iframe') {
    return parseVideo(attributes.src ?? '')?.kind === 'embed' ? undefined : 'frame';
  }
  if (name === 'input' && attributes.type === 'hidden') return undefined;
  return ELEMENTS[name];
}

const KEEPS_BOLD = /^(?:b|strong|h[1-6]|th)$/;
const KEEPS_ITALIC = /^(?:em|i)$/;
const KEEPS_STRUCK = /^s$/;

/** Beyond this part of a text its colour is decoration. */
const MOST_COLOURED = 0.5;

interface Open {
  name: string;
  style: Style;
  start: number;
  length: number;
}

const wasLost = (outer: readonly Open[], keeps: RegExp, name: string) =>
  ![...outer.map((entry) => entry.name), name].some((tag) => keeps.test(tag));

/** Follows the styles of a text, which the sanitizer removes, while it is parsed. */
export class StyleLosses {
  private readonly stack: Open[] = [];
  private readonly losses: (Loss & { length: number })[] = [];
  private total = 0;

  open(name: string, attributes: Attributes, start: number): void {
    this.stack.push({ name, style: readStyle(name, attributes), start, length: 0 });
  }

  text(text: string): void {
    const { length } = text.trim();
    this.total += length;
    for (const entry of this.stack) entry.length += length;
  }

  close(end: number): void {
    const entry = this.stack.pop();
    if (entry === undefined || entry.length === 0) return;
    const { name, style, start, length } = entry;
    const kinds: [LossKind, boolean][] = [
      ['bold', style.isBold && wasLost(this.stack, KEEPS_BOLD, name)],
      ['italic', style.isItalic && wasLost(this.stack, KEEPS_ITALIC, name)],
      ['struck', style.isStruck && wasLost(this.stack, KEEPS_STRUCK, name)],
      [
        'colour',
        coloured(style) && name !== 'a' && !this.stack.some((outer) => outer.name === 'a'),
      ],
      ['hidden', style.isHidden],
    ];
    for (const [kind, isLost] of kinds) {
      if (isLost) this.losses.push({ kind, start, end, length });
    }
  }

  /** Without colours and weights of most of the text, which are its look and no emphasis. */
  found(): Loss[] {
    const lengths = new Map<LossKind, number>();
    for (const { kind, length } of this.losses) {
      lengths.set(kind, (lengths.get(kind) ?? 0) + length);
    }
    return this.losses.filter(
      ({ kind }) => kind === 'hidden' || (lengths.get(kind) ?? 0) <= this.total * MOST_COLOURED,
    );
  }
}
