import { ownPart } from '@/tools/doctor/editorial/company-name';
import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';

/** Search engines show about 600 pixels of a title and 920 of a description. */
const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 165;

const WHY_LONG = 'Los buscadores cortan lo que pasa de ese largo y el final no se lee.';

function longTexts(record: ShownRecord) {
  const { search } = record;
  if (search === undefined) return [];
  const title = ownPart(search.titlePage).length;
  const { value, isShown = false } = search.description;
  const description = value.trim().length;
  return [
    ...(title > LONGEST_TITLE
      ? [
          finding('title-long', record, 'title_page', {
            what: `El título para buscadores tiene ${title} letras: ${quoted(search.titlePage)}.`,
            why: WHY_LONG,
            fix: `Redúzcalo a ${LONGEST_TITLE} letras o menos, con lo más importante al principio.`,
          }),
        ]
      : []),
    ...(description > LONGEST_DESCRIPTION && !isShown
      ? [
          finding('description-long', record, 'meta_description', {
            what: `La descripción para buscadores tiene ${description} letras.`,
            why: WHY_LONG,
            fix: `Redúzcala a ${LONGEST_DESCRIPTION} letras o menos.`,
          }),
        ]
      : []),
  ];
}

/** Elsewhere the text of the page stands in. */
function missingDescription(record: ShownRecord) {
  const { value, isShown } = record.search?.description ?? {};
  if (!isShown || value?.trim() !== '') return [];
  return [
    finding('description-missing', record, 'meta_description', {
      what: 'El comunicado no tiene texto: la página muestra solo el título, la fecha y los archivos.',
      why: 'Los buscadores no tienen nada que mostrar debajo del título, y quien abre la página tampoco lee nada.',
      fix: 'Escriba una o dos frases que digan de qué trata.',
    }),
  ];
}

/** Titles and descriptions of search engines that are missing or too long. */
export const searchTexts: Rule = (content) =>
  shownRecords(content).flatMap((record) => [...missingDescription(record), ...longTexts(record)]);
