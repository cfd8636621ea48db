export interface Style {
  isBold: boolean;
  isItalic: boolean;
  isStruck: boolean;
  isHidden: boolean;
  colour: string;
  background: string;
}

const declarations = (style: string) =>
  new Map(
    style
      .toLowerCase()
      .replaceAll('!important', '')
      .split(';')
      .map((part) => /^([^:]+):(.*)$/s.exec(part) ?? [])
      .map(([, name = '', value = '']) => [name.trim(), value.trim()] as const),
  );

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

/** Red, green and blue; undefined for what is no colour of these notations. */
function channels(colour: string): readonly number[] | undefined {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(colour) ?? [];
  const pairs = digits?.length === 3 ? [...digits].map((one) => one + one) : digits?.match(/../g);
  const rgb = /^rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(colour)?.slice(1).map(Number);
  return NAMED[colour] ?? pairs?.map((pair) => parseInt(pair, 16)) ?? rgb;
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
