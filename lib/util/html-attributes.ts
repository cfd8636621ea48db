/** The attributes of an element of gateway HTML. */
type Given = Readonly<Record<string, string | undefined>>;

/** Returns the declarations of a style attribute in lower case; the last of a property counts. */
function stylesOf({ style = '' }: Given): Given {
  const text = style.toLowerCase().replace(/\/\*[^]*?\*\/|!\s*important/g, '');
  return Object.fromEntries(
    text.split(';').map((declaration) => {
      const [property = '', ...value] = declaration.split(':');
      return [property.trim(), value.join(':').trim()];
    }),
  );
}

const HIDING =
  /^(?:display:none|(?:content-)?visibility:hidden|visibility:collapse|mso-hide:all|opacity:0*\.?0*%?|color:transparent|transform:scale\(0\)|clip:rect\((?:[01](?:px)?[, ]*){4}\)|clip-path:inset\((?:50|100)%\)|(?:left|right|top|bottom|text-indent|margin-(?:left|top)):-(?:999|\d{4,})[.\da-z%]*)$/;
const SIZES = ['height', 'max-height', 'width', 'max-width'];
/** Newsletters set `font-size:0` on boxes whose texts have their own size. */
const TEXT_TAGS = /^(?:p|span|font|a|b|i|u|em|strong|small|li|h[1-6])$/;

const isZero = (length = '') => /^0*\.?0+[a-z%]*$/.test(length);

/** Returns whether the editor hid an element. */
export function isHidden(tagName: string, given: Given): boolean {
  const styles = stylesOf(given);
  return (
    given.hidden !== undefined ||
    Object.entries(styles).some(([name, value]) => value && HIDING.test(`${name}:${value}`)) ||
    (styles.overflow?.includes('hidden') === true && SIZES.some((name) => isZero(styles[name]))) ||
    (TEXT_TAGS.test(tagName) && isZero(styles['font-size']))
  );
}

const STRUCK = ['del', 's', 'strike'];

/** Returns whether an element strikes its text out: the text is no longer true. */
export function isStruck(tagName: string, given: Given): boolean {
  const { 'text-decoration': line = '', 'text-decoration-line': ownLine = line } = stylesOf(given);
  return STRUCK.includes(tagName) || /\bline-through\b/.test(ownLine);
}

/** Returns an element with the tag of its meaning and the attributes of any element; '' if absent. */
export function meaningOf(given: { tagName: string; attribs: Given }, attribs: Given) {
  const { 'list-style': short, 'list-style-type': type = short } = stylesOf(attribs);
  const numbers = type?.split(/\s+/).find((word) => /^(?!(?:in|out)side$)[a-z-]+$/.test(word));
  const isNumbered = numbers !== undefined && !/^(?:none|disc|circle|square)$/.test(numbers);
  const isLine = isStruck('', attribs);
  let { tagName } = given;
  if (tagName === 'span' && isLine) tagName = 's';
  if (tagName === 'ul' && isNumbered) tagName = 'ol';
  const style = [
    ...(numbers && ['ol', 'li'].includes(tagName) ? [`list-style-type:${numbers}`] : []),
    ...(isLine && !STRUCK.includes(tagName) ? ['text-decoration:line-through'] : []),
  ];
  const lang = /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i.exec(attribs.lang?.trim() ?? '')?.[0] ?? '';
  const dir = /^(?:ltr|rtl|auto)$/i.exec(attribs.dir?.trim() ?? '')?.[0] ?? '';
  return { tagName, attribs: { ...given.attribs, lang, dir, style: style.join(';') } };
}

const pixels = (length = '') => /^\s*0*([1-9]\d*)(?:\.\d+)?\s*(?:px)?\s*$/i.exec(length)?.[1] ?? '';

/** Returns the size in pixels at which a text shows a picture; '' if it is not given. */
export function pictureSize(given: Given) {
  const styles = stylesOf(given);
  const { width, height } = pixels(styles.width) === '' ? given : styles;
  return { width: pixels(width), height: pixels(height) };
}
