/** What the sanitizer takes of how a text looks. */
export type StyleLoss = 'bold' | 'italic' | 'struck' | 'colour' | 'hidden';

const NAMED: Readonly<Record<string, readonly number[]>> = {
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

const declarations = (style: string) =>
  new Map(
    style
      .toLowerCase()
      .replaceAll('!important', '')
      .split(';')
      .map((part) => /^([^:]+):(.*)$/s.exec(part) ?? [])
      .map(([, name = '', value = '']) => [name.trim(), value.trim()] as const),
  );

/**
 * What the sanitizer takes of an element's style, or of an old element, but for what the elements around
 * it say too.
 */
export function styleLosses(
  name: string,
  attributes: Readonly<Record<string, string>>,
  outer: readonly string[],
): StyleLoss[] {
  const style = declarations(attributes.style ?? '');
  const of = (...names: string[]) => names.map((own) => style.get(own)).find(Boolean) ?? '';
  const isKept = (tags: RegExp) => [...outer, name].some((tag) => tags.test(tag));
  const decoration = `${of('text-decoration')} ${of('text-decoration-line')}`;
  const isStruck = decoration.includes('line-through') || /^(?:del|strike)$/.test(name);
  const fontColour = name === 'font' ? (attributes.color ?? '').toLowerCase() : '';
  const isColoured =
    isVivid(of('color') || fontColour) || isVivid(of('background-color', 'background'));
  const kinds: [StyleLoss, boolean][] = [
    [
      'bold',
      /^(?:bold|bolder|[6-9]00)$/.test(of('font-weight')) && !isKept(/^(?:b|strong|h[1-6]|th)$/),
    ],
    ['italic', of('font-style') === 'italic' && !isKept(/^(?:em|i)$/)],
    ['struck', isStruck && !isKept(/^s$/)],
    ['colour', isColoured && !isKept(/^a$/)],
    ['hidden', of('display') === 'none' || of('visibility') === 'hidden'],
  ];
  return kinds.flatMap(([kind, isLost]) => (isLost ? [kind] : []));
}
