import { isEmptyHtml } from '@/lib/content/html/empty';
import { textOf } from '@/lib/content/html/text';
import type { ShownHtml } from '@/lib/features/content-types/shown';
import { nameKey } from '@/lib/util/name-keys';
import { htmlFacts } from '../html-facts';
import { allTexts, type ShownRecord } from '../records';
import { inHtmls, quoted, type Found, type Rules, type Told } from '../rule';

const FILLER =
  /\blorem ipsum\b|\bdolor sit amet\b|\[object object\]|\b(?:texto|contenido|noticia|titulo|pagina|registro|sucursal|comunicado) de (?:prueba|ejemplo|relleno)\b|\besto es una? (?:prueba|test|ejemplo)\b|\binsert(?:ar|e|a)? (?:aqui|(?:el |un |la |una )?(?:texto|titulo|imagen|descripcion))\b|^\W*(?:texto|contenido|informacion|descripcion) (?:pendiente|provisional|por definir)\W*$|\bescrib[ae] aqui\b/;
const WHOLE =
  /^(?:0+|[.\-_*?x]{1,12}|x{3,}|(?:asd|qwe)[a-z]*|prueba|pruebas|test|testing|demo|ejemplo|borrador|pendiente|por definir|proximamente\W*|tbd|n\/?a|null|undefined|nan|titulo|texto|descripcion|nombre|sin titulo|sin nombre|sin descripcion|nuevo|nueva noticia)(?: ?#?\d{1,3})?$/;

const isFiller = (text: string) => FILLER.test(nameKey(text));
const isPlaceholder = (text: string) => isFiller(text) || WHOLE.test(nameKey(text));

/** What stands in place of a text; elsewhere than in a main one the site leaves out what is empty. */
function fillersIn(html: ShownHtml): { value: string }[] {
  const { blocks } = htmlFacts(html);
  const value = isEmptyHtml(html.value)
    ? html.isMain && textOf(html.value)
    : blocks.find((block) => (blocks.length === 1 ? isPlaceholder : isFiller)(block));
  return value ? [{ value }] : [];
}

const ACRONYM =
  /^(?:[IVXLCDM]+|SEMARNAT|PROFEPA|COFEPRIS|CONAGUA|SENER|INEGI|INFONAVIT|IMSS|ISSSTE|CANACINTRA|COPARMEX|CONCANACO|ANTAD|PEMEX|NAFTA|UNAM|UNESCO|UNICEF|COVID|HDPE|LDPE|RCRA|ASEA|RPBI|RAEE|NOM|RSU|GEI|ARCO|CDMX|LGPGIR|CENAPRED|CONAFOR|FONATUR|INFONACOT|SENASICA)$/;

const WORD = /\p{L}{4,}/gu;
/** A shouted sentence has its short words in capitals too. */
const QUIET_WORD = /(?<![\p{L}\d])\p{Ll}+(?!\p{L})/u;

/** Two long words, acronyms aside, and none that is written small. */
function isShouted(text: string): boolean {
  if (QUIET_WORD.test(text)) return false;
  const words = (text.match(WORD) ?? []).filter((word) => !ACRONYM.test(word));
  const loud = words.filter((word) => word === word.toUpperCase());
  return loud.length >= 2 && loud.length >= words.length * 0.8;
}

/** A sign that should not be in a text: what is said of it. */
type Sign = Told & { sign: RegExp };

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

/** One finding for each sign, with the words around it. */
const find = (texts: readonly string[], signs: readonly Sign[]) =>
  signs.flatMap(({ sign, what, ...words }) => {
    const text = texts.find((candidate) => sign.test(candidate)) ?? '';
    const match = sign.exec(text);
    if (match === null) return [];
    const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 30);
    return [{ what: `${what}: ${quoted(around)}.`, ...words }];
  });

const findIn =
  (ofTexts: readonly Sign[], ofHtmls = ofTexts) =>
  (record: ShownRecord): Found[] => [
    ...allTexts(record).flatMap(({ field, value }) =>
      find([value], ofTexts).map((found) => ({ field, ...found })),
    ),
    ...inHtmls(record, (html) => find(htmlFacts(html).blocks, ofHtmls)),
  ];

export const texts = {
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
  placeholder: {
    title: 'Textos de relleno',
    why: 'Se ve en el sitio como un descuido y no le dice nada a quien lo lee.',
    fix: 'Escriba el texto definitivo, o deje el campo vacío.',
    what: 'Quedó un texto de relleno: {}.',
    inRecord(record) {
      const inTexts = allTexts(record).filter(({ value, kind }) => {
        // "0" over "accidentes" is a figure.
        const isFigure = record.type === 'indicador' && /^\d+$/.test(value.trim());
        const mayBeShort = kind === 'alts' || kind === 'brands' || isFigure;
        return (mayBeShort ? isFiller : isPlaceholder)(value);
      });
      return [...inTexts, ...inHtmls(record, fillersIn)];
    },
  },
  'text-missing': {
    title: 'Páginas sin texto',
    why: 'Quien abre la página no encuentra lo que el título promete.',
    fix: 'Escriba el texto, o retire el registro hasta que lo tenga.',
    what: 'No tiene texto.',
    inRecord: ({ htmls }) => htmls.filter(({ isMain, value }) => isMain && value.trim() === ''),
  },
  'title-missing': {
    title: 'Registros sin título',
    why: 'En la página de inicio se ve un hueco donde debería estar.',
    fix: 'Escriba un título corto, o retire el registro.',
    inContent({ records }) {
      const of = (wanted: string) => records.filter(({ type }) => type === wanted);
      const isTitled = ({ fields }: ShownRecord) =>
        fields.some(({ field, value }) => field === 'title' && value.trim());
      // The first slide has the site's own words.
      return [...of('diapositiva').slice(1), ...of('indicador')].flatMap((record) =>
        isTitled(record) ? [] : { record, field: 'title', what: 'No tiene título.' },
      );
    },
  },
  capitals: {
    title: 'Textos todo en mayúsculas',
    why: 'Cuesta más leerlo, parece un grito y algunos lectores de pantalla lo deletrean.',
    fix: 'Escríbalo con mayúscula solo al principio y en los nombres propios.',
    what: 'Un texto está todo en mayúsculas: {}.',
    inRecord: (record) => [
      ...allTexts(record).filter(({ kind, value }) => kind !== 'brands' && isShouted(value)),
      ...inHtmls(record, (html) =>
        htmlFacts(html).blocks.flatMap((value) => (isShouted(value) ? [{ value }] : [])),
      ),
    ],
  },
} satisfies Rules;
