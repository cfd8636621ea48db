import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { quoted, type Found, type Rule } from '@/tools/doctor/editorial/rule';
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

/** A sign that should not be in a text: what is said of it. */
type Sign = Omit<Found, 'field'> & { sign: RegExp };

/** One finding for each field and sign. */
function find(field: string, texts: readonly string[], signs: readonly Sign[]): Found[] {
  return signs.flatMap(({ sign, what, ...words }) => {
    const text = texts.find((candidate) => sign.test(candidate));
    if (text === undefined) return [];
    return [{ field, what: `${what}: ${quoted(around(text, sign))}.`, ...words }];
  });
}

const findIn = (record: ShownRecord, inTexts: readonly Sign[], inHtmls = inTexts): Found[] => [
  ...allTexts(record).flatMap(({ field, value }) => find(field, [value], inTexts)),
  ...record.htmls.flatMap((html) => find(html.field, htmlFacts(html).blocks, inHtmls)),
];

export const mojibake: Rule = {
  name: 'mojibake',
  title: 'Letras que se ven mal',
  why: 'Quien lo lee no entiende las palabras, y los buscadores no las encuentran.',
  fix: 'Borre el texto y vuelva a escribirlo, o péguelo sin formato.',
  inRecord: (record) =>
    findIn(record, [{ sign: MOJIBAKE, what: 'Las letras con acento o los signos se ven mal' }]),
};

export const codeShown: Rule = {
  name: 'code-shown',
  title: 'Códigos a la vista',
  why: 'El sitio muestra el código tal cual, en medio de la frase.',
  fix: 'Escriba la letra o el signo directamente, por ejemplo «&» o «á».',
  inRecord: (record) =>
    findIn(record, [
      {
        sign: MARKUP,
        what: 'Se ven marcas de formato en medio del texto',
        why: 'El sitio muestra las marcas tal cual, no les hace caso.',
        fix: 'Quite las marcas y deje solo las palabras.',
      },
      { sign: ENTITY, what: 'Se ve un código en vez de una letra o un signo' },
    ]),
};

export const spacesDoubled: Rule = {
  name: 'spaces-doubled',
  title: 'Espacios de más',
  why: 'Se notan al compartir la página y al copiar el texto.',
  fix: 'Deje un solo espacio entre las palabras.',
  inRecord: (record) =>
    findIn(
      record,
      [{ sign: DOUBLED_SPACES, what: 'Hay espacios dobles' }],
      [
        {
          sign: HARD_SPACES,
          what: 'Hay varios espacios seguidos',
          why: 'En la página se ven huecos entre las palabras, más grandes en un teléfono.',
          fix: 'Deje un solo espacio; para alinear, use una lista o una tabla.',
        },
      ],
    ),
};
