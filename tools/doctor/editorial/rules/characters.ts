import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { allTexts, type ShownRecord } from '@/tools/doctor/editorial/records';
import { quoted, type Found, type Rules } from '@/tools/doctor/editorial/rule';

/** A sign that should not be in a text: what is said of it. */
type Sign = Omit<Found, 'field'> & { sign: RegExp };

/** UTF-8 read as Latin-1, once or twice, and characters that were lost. */
const MOJIBAKE: Sign = {
  sign: /Ã[\u0080-\u00bf\u0192\u2030\u201c\u0161]|Â[\u0080-\u00bf]|â€|ï¿½|\ufffd/,
  what: 'Las letras con acento o los signos se ven mal',
};
const ENTITY: Sign = {
  sign: /&(?:[a-z]{2,8}|#\d{2,5}|#x[0-9a-f]{2,5});/i,
  what: 'Se ve un código en vez de una letra o un signo',
};
const MARKUP: Sign = {
  sign: /<\/?(?:p|b|br|strong|em|i|u|span|div|a|h[1-6]|ul|ol|li|img|font|table|td|tr)(?:\s[^<>]*)?\/?>/i,
  what: 'Se ven marcas de formato en medio del texto',
  why: 'El sitio muestra las marcas tal cual, no les hace caso.',
  fix: 'Quite las marcas y deje solo las palabras.',
};
const DOUBLED_SPACES: Sign = { sign: /\S {2,}\S/, what: 'Hay espacios dobles' };
/** Browsers fold plain spaces, not these. */
const HARD_SPACES: Sign = {
  sign: /\S(?:\u00a0[\u00a0 ]| \u00a0)[\u00a0 ]*\S/,
  what: 'Hay varios espacios seguidos',
  why: 'En la página se ven huecos entre las palabras, más grandes en un teléfono.',
  fix: 'Deje un solo espacio; para alinear, use una lista o una tabla.',
};

/** One finding for each field and sign, with the words around it. */
const find = (field: string, texts: readonly string[], signs: readonly Sign[]): Found[] =>
  signs.flatMap(({ sign, what, ...words }) => {
    const text = texts.find((candidate) => sign.test(candidate)) ?? '';
    const match = sign.exec(text);
    if (match === null) return [];
    const { index } = match;
    const around = text.slice(Math.max(0, index - 30), index + match[0].length + 30);
    return [{ field, what: `${what}: ${quoted(around)}.`, ...words }];
  });

const findIn =
  (inTexts: readonly Sign[], inHtmls = inTexts) =>
  (record: ShownRecord): Found[] => [
    ...allTexts(record).flatMap(({ field, value }) => find(field, [value], inTexts)),
    ...record.htmls.flatMap((html) => find(html.field, htmlFacts(html).blocks, inHtmls)),
  ];

export const characters = {
  mojibake: {
    title: 'Letras que se ven mal',
    why: 'Quien lo lee no entiende las palabras, y los buscadores no las encuentran.',
    fix: 'Borre el texto y vuelva a escribirlo, o péguelo sin formato.',
    inRecord: findIn([MOJIBAKE]),
  },
  'code-shown': {
    title: 'Códigos a la vista',
    why: 'El sitio muestra el código tal cual, en medio de la frase.',
    fix: 'Escriba la letra o el signo directamente, por ejemplo «&» o «á».',
    inRecord: findIn([MARKUP, ENTITY]),
  },
  'spaces-doubled': {
    title: 'Espacios de más',
    why: 'Se notan al compartir la página y al copiar el texto.',
    fix: 'Deje un solo espacio entre las palabras.',
    inRecord: findIn([DOUBLED_SPACES], [HARD_SPACES]),
  },
} satisfies Rules;
