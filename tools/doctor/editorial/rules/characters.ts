import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { eachRecord } from '@/tools/doctor/editorial/each-record';
import { finding, quoted } from '@/tools/doctor/editorial/finding';
import { allTexts, type ShownRecord } from '@/tools/doctor/editorial/records/shown-record';

/** UTF-8 read as Latin-1, once or twice, and characters that were lost. */
const MOJIBAKE = /Ã[\u0080-\u00bf\u0192\u2030\u201c\u0161]|Â[\u0080-\u00bf]|â€|ï¿½|\ufffd/;
const ENTITY = /&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});/i;
const MARKUP =
  /<\/?(?:p|b|br|strong|em|i|u|span|div|a|h[1-6]|ul|ol|li|img|font|table|td|tr)(?:\s[^<>]*)?\/?>/i;
const DOUBLED_SPACES = /\S {2,}\S/;
/** Browsers fold plain spaces, not these. */
const HARD_SPACES = /\S(?:\u00a0[\u00a0 ]| \u00a0)[\u00a0 ]*\S/;

/** The words around a match. */
function around(text: string, sign: RegExp): string {
  const match = sign.exec(text);
  if (match === null) return text;
  const start = Math.max(0, match.index - 30);
  return text.slice(start, match.index + match[0].length + 30);
}

interface Sign {
  rule: string;
  sign: RegExp;
  what: string;
  why: string;
  fix: string;
}

const SIGNS: readonly Sign[] = [
  {
    rule: 'code-shown',
    sign: MARKUP,
    what: 'Se ven marcas de formato en medio del texto',
    why: 'El sitio muestra las marcas tal cual, no les hace caso.',
    fix: 'Quite las marcas y deje solo las palabras.',
  },
  {
    rule: 'mojibake',
    sign: MOJIBAKE,
    what: 'Las letras con acento o los signos se ven mal',
    why: 'Quien lo lee no entiende las palabras, y los buscadores no las encuentran.',
    fix: 'Borre el texto y vuelva a escribirlo, o péguelo sin formato.',
  },
  {
    rule: 'code-shown',
    sign: ENTITY,
    what: 'Se ve un código en vez de una letra o un signo',
    why: 'El sitio muestra el código tal cual, en medio de la frase.',
    fix: 'Escriba la letra o el signo directamente, por ejemplo «&» o «á».',
  },
];

const IN_PLAIN_TEXT: readonly Sign[] = [
  ...SIGNS,
  {
    rule: 'spaces-doubled',
    sign: DOUBLED_SPACES,
    what: 'Hay espacios dobles',
    why: 'Se notan al compartir la página y al copiar el texto.',
    fix: 'Deje un solo espacio entre las palabras.',
  },
];

const IN_HTML: readonly Sign[] = [
  ...SIGNS,
  {
    rule: 'spaces-doubled',
    sign: HARD_SPACES,
    what: 'Hay varios espacios seguidos',
    why: 'En la página se ven huecos entre las palabras, más grandes en un teléfono.',
    fix: 'Deje un solo espacio; para alinear, use una lista o una tabla.',
  },
];

/** One finding for each rule and field. */
function findSigns(
  record: ShownRecord,
  field: string,
  texts: readonly string[],
  signs: readonly Sign[],
) {
  return signs.flatMap(({ rule, sign, what, why, fix }) => {
    const text = texts.find((candidate) => sign.test(candidate));
    if (text === undefined) return [];
    return [
      finding(rule, record, field, { what: `${what}: ${quoted(around(text, sign))}.`, why, fix }),
    ];
  });
}

/** Broken letters, codes shown as text, spaces that are too many. */
export const characters = eachRecord((record) => [
  ...allTexts(record).flatMap(({ field, value }) =>
    findSigns(record, field, [value], IN_PLAIN_TEXT),
  ),
  ...record.htmls.flatMap((html) => findSigns(record, html.field, htmlFacts(html).blocks, IN_HTML)),
]);
