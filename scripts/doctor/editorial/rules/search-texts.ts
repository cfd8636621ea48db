import { finding, quoted, type Rule } from '@/scripts/doctor/editorial/finding';
import { shownRecords } from '@/scripts/doctor/editorial/records/all';
import type { ShownRecord } from '@/scripts/doctor/editorial/records/shown-record';
import { companyName } from '@/lib/company';
import { nameKey } from '@/lib/util/name-keys';

/** Search engines show about 600 pixels of a title and 920 of a description. */
const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 165;

const COMPANY_AFTER = new RegExp(`\\s*[|\\-–—·:]\\s*${companyName}\\s*$`, 'i');

/** Without the company's name at its end, which may be cut. */
const ownPart = (title: string) => title.trim().replace(COMPANY_AFTER, '');

const WHY_LONG = 'Los buscadores cortan lo que pasa de ese largo y el final no se lee.';
const WHY_DOUBLED =
  'En los resultados de un buscador las dos páginas se ven iguales y nadie sabe cuál abrir.';

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

/** The later of two records with the same text. */
function doubled(records: readonly ShownRecord[], textOf: (record: ShownRecord) => string) {
  const first = new Map<string, ShownRecord>();
  return records.flatMap((record) => {
    const key = nameKey(textOf(record));
    const earlier = key === '' ? undefined : first.get(key);
    if (key !== '' && !earlier) first.set(key, record);
    return earlier && earlier.path !== record.path ? [{ record, earlier }] : [];
  });
}

const titleOf = ({ search }: ShownRecord) =>
  ownPart(search?.titlePage.trim() || search?.fallback.value || '');

function doubledTexts(records: readonly ShownRecord[]) {
  const pages = records.filter(({ search }) => search !== undefined);
  return [
    ...doubled(pages, titleOf).map(({ record, earlier }) => {
      const field = record.search?.titlePage.trim()
        ? 'title_page'
        : (record.search?.fallback.field ?? 'title_page');
      return finding('title-doubled', record, field, {
        what: `El título ${quoted(titleOf(record))} es el mismo que el de ${quoted(earlier.title)} (${earlier.path}).`,
        why: WHY_DOUBLED,
        fix: 'Dé a una de las dos páginas un título propio.',
      });
    }),
    ...doubled(pages, ({ search }) => search?.description.value ?? '').map(({ record, earlier }) =>
      finding('description-doubled', record, 'meta_description', {
        what: `La descripción es la misma que la de ${quoted(earlier.title)} (${earlier.path}).`,
        why: WHY_DOUBLED,
        fix: 'Escriba para esta página una descripción propia.',
      }),
    ),
  ];
}

/** Titles and descriptions of search engines: missing, doubled or too long. */
export const searchTexts: Rule = (content) => {
  const records = shownRecords(content);
  return [
    ...records.flatMap((record) => [...missingDescription(record), ...longTexts(record)]),
    ...doubledTexts(records),
  ];
};
