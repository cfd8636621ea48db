export interface Style {
  isBold: boolean;
  isItalic: boolean;
  isStruck: boolean;
  isHidden: boolean;
  colour: string;
  background: string;
}

function declarations(style: string): Map<string, string> {
  return new Map(
    style.split(';').flatMap((part): [string, string][] => {
      const at = part.indexOf(':');
      if (at < 1) return [];
      const value = part.slice(at + 1).replace(/!important/i, '');
      return [[part.slice(0, at).trim().toLowerCase(), value.trim().toLowerCase()]];
    }),
  );
}

/** What a style attribute, or an old element, says of a text. */
export function readStyle(name: string, attributes: Readonly<Record<string, string>>): Style {
  const own = declarations(attributes.style ?? '');
  const decoration = `${own.get('text-decoration') ?? ''} ${own.get('text-decoration-line') ?? ''}`;
  return {
    isBold: /^(?:bold|bolder|[6-9]00)$/.test(own.get('font-weight') ?? ''),
    isItalic: own.get('font-style') === 'italic',
    isStruck: decoration.includes('line-through') || /^(?:del|strike)$/.test(name),
    isHidden: own.get('display') === 'none' || own.get('visibility') === 'hidden',
    colour: own.get('color') ?? (name === 'font' ? (attributes.color ?? '').toLowerCase() : ''),
    background: own.get('background-color') ?? own.get('background') ?? '',
  };
}

const NAMED: Readonly<Record<string, [number, number, number]>> = {
  red: [255, 0, 0],
  green: [0, 128, 0],
  blue: [0, 0, 255],
  orange: [255, 165, 0],
  yellow: [255, 255, 0],
  purple: [128, 0, 128],
};

function channels(colour: string): [number, number, number] | undefined {
  const named = NAMED[colour];
  if (named) return named;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(colour)?.[1];
  if (hex !== undefined) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : hex.match(/../g);
    const [red = 0, green = 0, blue = 0] = (pairs ?? []).map((pair) => parseInt(pair, 16));
    return [red, green, blue];
  }
  const numbers = /^rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(colour)?.slice(1).map(Number);
  const [red, green, blue] = numbers ?? [];
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue];
}

/** Texts pasted from a word processor bring greys and dark blues. */
const VIVID = 110;

function isVivid(colour: string): boolean {
  const values = channels(colour);
  return values !== undefined && Math.max(...values) - Math.min(...values) >= VIVID;
}

/** Whether a text is coloured or marked so that a reader sees it. */
export const coloured = ({ colour, background }: Style): boolean =>
  isVivid(colour) || isVivid(background);
