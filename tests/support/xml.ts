import { Parser } from 'htmlparser2';

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/** Matches characters that XML 1.0 forbids, also as a reference. */
const BROKEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|&#(?:5[5-6]\d{3}|57[0-2]\d{2}|573[0-3]\d|5734[0-3]);/iu;

/**
 * Returns the elements of a document in order, each with its own text.
 *
 * @throws Error for a malformed document.
 */
function read(xml: string): Element[] {
  // Ampersands are text in CDATA.
  const markup = xml.replace(/(?<=<!\[CDATA\[).*?(?=\]\]>)/gs, (text) => text.replaceAll('&', ''));
  const broken = BROKEN.exec(markup);
  if (broken) throw new Error(`Not well formed at ${markup.slice(broken.index).slice(0, 40)}`);
  const elements: Element[] = [];
  const open: Element[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element = { name, attributes, text: '' };
        elements.push(element);
        open.push(element);
      },
      ontext(text) {
        const innermost = open.at(-1);
        if (innermost) innermost.text += text;
      },
      onclosetag(name, isImplied) {
        const closed = open.pop();
        const isEmpty = xml.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>');
        if ((isImplied && !isEmpty) || closed?.name !== name) {
          throw new Error(`<${closed?.name ?? '?'}> is not closed`);
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return elements;
}

/** Returns the names of a document's elements in order. */
export function elementsOf(xml: string): string[] {
  return read(xml).map(({ name }) => name);
}

/** Returns the texts of all elements with this name. */
export function elementTexts(xml: string, name: string): string[] {
  return read(xml).flatMap((element) => (element.name === name ? [element.text.trim()] : []));
}

/** Returns the attributes of all elements with this name. */
export function attributesOf(xml: string, name: string): Record<string, string>[] {
  return read(xml).flatMap((element) => (element.name === name ? [element.attributes] : []));
}
