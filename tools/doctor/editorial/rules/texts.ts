import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import type { Rules } from '@/tools/doctor/editorial/rule';
import type { ShownHtml } from '@/lib/features/content-types/shown';
import { allTexts, type ShownRecord } from '@/tools/doctor/editorial/records';
import { textOf } from '@/lib/content/html/text';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { nameKey } from '@/lib/util/name-keys';

const FILLER =
  /\blorem ipsum\b|\bdolor sit amet\b|\[object object\]|\b(?:texto|contenido|noticia|titulo|pagina|registro|sucursal|comunicado) de (?:prueba|ejemplo|relleno)\b|\besto es una? (?:prueba|test|ejemplo)\b|\binsert(?:ar|e|a)? (?:aqui|(?:el |un |la |una )?(?:texto|titulo|imagen|descripcion))\b|^\W*(?:texto|contenido|informacion|descripcion) (?:pendiente|provisional|por definir)\W*$|\bescrib[ae] aqui\b/;
const WHOLE =
  /^(?:0+|[.\-_*?x]{1,12}|x{3,}|(?:asd|qwe)[a-z]*|prueba|pruebas|test|testing|demo|ejemplo|borrador|pendiente|por definir|proximamente\W*|tbd|n\/?a|null|undefined|nan|titulo|texto|descripcion|nombre|sin titulo|sin nombre|sin descripcion|nuevo|nueva noticia)(?: ?#?\d{1,3})?$/;

const isPlaceholder = (text: string) => {
  const key = nameKey(text);
  return FILLER.test(key) || WHOLE.test(key);
};

/** "0" over "accidentes" is a figure. */
const isFigure = ({ type }: ShownRecord, value: string) =>
  type === 'indicador' && /^\d+$/.test(value.trim());

/** What stands in place of a text; elsewhere than in a main one the site leaves out what is empty. */
function fillerIn(html: ShownHtml): string | undefined {
  if (isEmptyHtml(html.value)) return html.isMain ? textOf(html.value) || undefined : undefined;
  const { blocks } = htmlFacts(html);
  return (
    blocks.find((block) => FILLER.test(nameKey(block))) ??
    (blocks.length === 1 ? blocks.find(isPlaceholder) : undefined)
  );
}

const ACRONYMS = new Set(
  'SEMARNAT PROFEPA COFEPRIS CONAGUA SENER INEGI INFONAVIT IMSS ISSSTE CANACINTRA COPARMEX CONCANACO ANTAD PEMEX NAFTA UNAM UNESCO UNICEF COVID HDPE LDPE RCRA ASEA RPBI RAEE NOM RSU GEI ARCO CDMX LGPGIR CENAPRED CONAFOR FONATUR INFONACOT SENASICA'.split(
    ' ',
  ),
);

const WORD = /\p{L}{4,}/gu;
/** A shouted sentence has its short words in capitals too. */
const QUIET_WORD = /(?<![\p{L}\d])\p{Ll}+(?!\p{L})/u;
const ROMAN = /^[IVXLCDM]+$/;

/** Two long words, acronyms aside, and none that is written small. */
function isShouted(text: string): boolean {
  if (QUIET_WORD.test(text)) return false;
  const words = (text.match(WORD) ?? []).filter((word) => !ACRONYMS.has(word) && !ROMAN.test(word));
  const loud = words.filter((word) => word === word.toUpperCase());
  return loud.length >= 2 && loud.length >= words.length * 0.8;
}

export const texts = {
  placeholder: {
    title: 'Textos de relleno',
    why: 'Se ve en el sitio como un descuido y no le dice nada a quien lo lee.',
    fix: 'Escriba el texto definitivo, o deje el campo vacío.',
    what: 'Quedó un texto de relleno: {}.',
    wrong(record) {
      const inTexts = allTexts(record).filter(({ value, kind }) =>
        kind === 'alts' || kind === 'brands' || isFigure(record, value)
          ? FILLER.test(nameKey(value))
          : isPlaceholder(value),
      );
      const inHtmls = record.htmls.flatMap((html) => {
        const value = fillerIn(html);
        return value === undefined ? [] : [{ field: html.field, value }];
      });
      return [...inTexts, ...inHtmls];
    },
  },
  'text-missing': {
    title: 'Páginas sin texto',
    why: 'Quien abre la página no encuentra lo que el título promete.',
    fix: 'Escriba el texto, o retire el registro hasta que lo tenga.',
    what: 'No tiene texto.',
    wrong: ({ htmls }) => htmls.filter(({ isMain, value }) => isMain && value.trim() === ''),
  },
  'title-missing': {
    title: 'Registros sin título',
    why: 'En la página de inicio se ve un hueco donde debería estar.',
    fix: 'Escriba un título corto, o retire el registro.',
    inContent({ records }) {
      const of = (wanted: string) => records.filter(({ type }) => type === wanted);
      // The first slide has the site's own words.
      return [...of('diapositiva').slice(1), ...of('indicador')]
        .filter(
          ({ fields }) => !fields.some(({ field, value }) => field === 'title' && value.trim()),
        )
        .map((record) => ({ record, field: 'title', what: 'No tiene título.' }));
    },
  },
  capitals: {
    title: 'Textos todo en mayúsculas',
    why: 'Cuesta más leerlo, parece un grito y algunos lectores de pantalla lo deletrean.',
    fix: 'Escríbalo con mayúscula solo al principio y en los nombres propios.',
    what: 'Un texto está todo en mayúsculas: {}.',
    wrong(record) {
      const plain = allTexts(record).filter(({ kind }) => kind !== 'brands');
      const rich = record.htmls.flatMap((html) =>
        htmlFacts(html).blocks.map((value) => ({ field: html.field, value })),
      );
      return [...plain, ...rich].filter(({ value }) => isShouted(value));
    },
  },
} satisfies Rules;
