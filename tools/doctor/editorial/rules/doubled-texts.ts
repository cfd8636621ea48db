import { ownPart } from '@/tools/doctor/editorial/company-name';
import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import type { SearchTexts, ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { joinWords } from '@/lib/util/format/lists';
import { nameKey } from '@/lib/util/name-keys';

type Page = ShownRecord & { search: SearchTexts };

/** Larger groups are one mistake, such as a text of a template. */
const MOST_ALONE = 5;

const WHY = 'En los resultados de un buscador esas páginas se ven iguales y nadie sabe cuál abrir.';

/** Pages with the same text: the later ones with the first, or the first with all others. */
function doubled(pages: readonly Page[], textOf: (page: Page) => string) {
  const groups = Map.groupBy(pages, (page) => nameKey(textOf(page)));
  return [...groups].flatMap(([key, [first, ...later]]) => {
    const others = later.filter(({ path }) => path !== first?.path);
    if (key === '' || !first || others.length === 0) return [];
    return others.length < MOST_ALONE
      ? others.map((page) => ({ page, others: [first] }))
      : [{ page: first, others }];
  });
}

function namesOf(others: readonly Page[]): string {
  const names = others.slice(0, 3).map(({ title, path }) => `${quoted(title)} (${path})`);
  const rest = others.length - names.length;
  return joinWords(rest > 0 ? [...names, `${rest} páginas más`] : names);
}

const titleOf = ({ search }: Page) => ownPart(search.titlePage.trim() || search.fallback.value);

/** Pages that look the same in search engines. */
export const doubledTexts: Rule = (content) => {
  const pages = shownRecords(content).filter(
    (record): record is Page => record.search !== undefined,
  );
  return [
    ...doubled(pages, titleOf).map(({ page, others }) =>
      finding(
        'title-doubled',
        page,
        page.search.titlePage.trim() ? 'title_page' : page.search.fallback.field,
        {
          what: `El título ${quoted(titleOf(page))} es el mismo que el de ${namesOf(others)}.`,
          why: WHY,
          fix: 'Dé a cada página un título propio.',
        },
      ),
    ),
    ...doubled(pages, ({ search }) => search.description.value).map(({ page, others }) =>
      finding('description-doubled', page, 'meta_description', {
        what: `La descripción para buscadores es la misma que la de ${namesOf(others)}.`,
        why: WHY,
        fix: 'Escriba para cada página una descripción propia.',
      }),
    ),
  ];
};
