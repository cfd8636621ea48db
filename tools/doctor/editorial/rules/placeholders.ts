import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { eachRecord } from '@/tools/doctor/editorial/each-record';
import { finding, quoted } from '@/tools/doctor/editorial/finding';
import type { ShownHtml } from '@/lib/features/content-types/shown';
import { allTexts, type ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
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

const WHY = 'Se ve en el sitio como un descuido y no le dice nada a quien lo lee.';

const placeholder = (record: ShownRecord, field: string, text: string) =>
  finding('placeholder', record, field, {
    what: `Quedó un texto de relleno: ${quoted(text)}.`,
    why: WHY,
    fix: 'Escriba el texto definitivo, o deje el campo vacío.',
  });

/** The text of a page is absent: the site shows the page without it, or not at all. */
const missing = (record: ShownRecord, field: string) =>
  finding('text-missing', record, field, {
    what: 'No tiene texto.',
    why: 'Quien abre la página no encuentra lo que el título promete.',
    fix: 'Escriba el texto, o retire el registro hasta que lo tenga.',
  });

function ofHtml(record: ShownRecord, html: ShownHtml) {
  const { field, value, isMain } = html;
  // Elsewhere the site leaves out what is empty.
  if (isEmptyHtml(value)) {
    if (!isMain) return [];
    return [
      value.trim() === '' ? missing(record, field) : placeholder(record, field, textOf(value)),
    ];
  }
  const { blocks } = htmlFacts(html);
  const filler =
    blocks.find((block) => FILLER.test(nameKey(block))) ??
    (blocks.length === 1 ? blocks.find(isPlaceholder) : undefined);
  return filler === undefined ? [] : [placeholder(record, field, filler)];
}

/** Texts that someone meant to replace, and main texts that are not there. */
export const placeholders = eachRecord((record) => [
  ...allTexts(record)
    .filter(({ value, kind }) =>
      kind === 'alt' || kind === 'brand' || isFigure(record, value)
        ? FILLER.test(nameKey(value))
        : isPlaceholder(value),
    )
    .map(({ field, value }) => placeholder(record, field, value)),
  ...record.htmls.flatMap((html) => ofHtml(record, html)),
]);
