import { quoted, type Examined, type Rules } from '../rule';
import type { ShownRecord } from '../records';
import { companyName } from '@/lib/company';
import { joinWords } from '@/lib/util/format/lists';
import { nameKey } from '@/lib/util/name-keys';
import { trimSlug } from '@/lib/util/trim-slug';

// Addresses, titles and descriptions of pages. Other records are parts of a page.

type Page = ShownRecord & Required<Pick<ShownRecord, 'search'>>;

const pagesOf = ({ records }: Examined) =>
  records.filter((record): record is Page => record.search !== undefined);

const NAME = companyName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** The company's name at the end of a title, which search engines may cut. */
const COMPANY = new RegExp(`\\s*[|\\-–—·:]\\s*${NAME}$`, 'iu');

const ownPart = (title: string) => title.trim().replace(COMPANY, '');

/** Larger groups are one mistake, such as a text of a template. */
const MOST_ALONE = 5;

function namesOf(others: readonly Page[]): string {
  const names = others.slice(0, 3).map(({ title, path }) => `${quoted(title)} (${path})`);
  const rest = others.length - names.length;
  return joinWords(rest > 0 ? [...names, `${rest} páginas más`] : names);
}

/** Pages with the same text: the later ones with the first, or the first with all others. */
function doubled(examined: Examined, textOf: (page: Page) => string) {
  const groups = Map.groupBy(pagesOf(examined), (page) => nameKey(textOf(page)));
  return [...groups].flatMap(([key, [first, ...later]]) => {
    const others = later.filter(({ path }) => path !== first?.path);
    if (key === '' || !first || others.length === 0) return [];
    return others.length < MOST_ALONE
      ? others.map((record) => ({ record, others: namesOf([first]) }))
      : [{ record: first, others: namesOf(others) }];
  });
}

const titleOf = ({ search }: Page) => ownPart(search.titlePage.trim() || search.fallback.value);

const WHY_DOUBLED =
  'En los resultados de un buscador esas páginas se ven iguales y nadie sabe cuál abrir.';

/** Search engines show about 600 pixels of a title and 920 of a description. */
const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 165;

const WHY_LONG = 'Los buscadores cortan lo que pasa de ese largo y el final no se lee.';

export const pages = {
  'address-doubled': {
    title: 'Páginas con la misma dirección',
    why: 'Solo se puede abrir una de las dos páginas; la otra no la ve nadie.',
    fix: 'Dé a una de las dos otra dirección u otro título.',
    inContent: (examined) =>
      [...Map.groupBy(pagesOf(examined), ({ path }) => path.toLowerCase()).values()].flatMap(
        ([first, ...later]) =>
          later.map((record) => ({
            record,
            field: record.slug?.field ?? 'title',
            what: `Tiene la misma dirección que ${quoted(first?.title ?? '')}: ${record.path}.`,
          })),
      ),
  },
  'address-unfit': {
    title: 'Direcciones con signos que no convienen',
    why: 'Al copiarla o compartirla se corta, y el enlace deja de funcionar.',
    fix: 'Use solo minúsculas, números y guiones, como guia-de-separacion.',
    what: 'La dirección {} lleva espacios o signos que no pueden ir en ella.',
    // They would end the address, or begin another part of it.
    inRecord: ({ slug }) => (slug && /[\s/\\?#%:&"<>]/.test(trimSlug(slug.value)) ? [slug] : []),
  },
  'address-missing': {
    title: 'Páginas sin dirección propia',
    why: 'Esa dirección es difícil de leer y de copiar, y cambia cuando se corrige el título.',
    fix: 'Escriba en este campo unas palabras cortas en minúsculas, unidas con guiones, como guia-de-separacion.',
    what: 'No tiene dirección propia; el sitio usa en su lugar {}.',
    inRecord({ id, slug, path }) {
      // A name of one word makes a good address.
      const isWithout = slug && ['', String(id)].includes(trimSlug(slug.value));
      return isWithout && /%|\/\d+$/.test(path) ? [{ field: slug.field, value: path }] : [];
    },
  },
  'title-doubled': {
    title: 'Títulos repetidos',
    why: WHY_DOUBLED,
    fix: 'Dé a cada página un título propio.',
    inContent: (examined) =>
      doubled(examined, titleOf).map(({ record, others }) => ({
        record,
        field: record.search.titlePage.trim() ? 'title_page' : record.search.fallback.field,
        what: `El título ${quoted(titleOf(record))} es el mismo que el de ${others}.`,
      })),
  },
  'description-doubled': {
    title: 'Descripciones para buscadores repetidas',
    why: WHY_DOUBLED,
    fix: 'Escriba para cada página una descripción propia.',
    inContent: (examined) =>
      doubled(examined, ({ search }) => search.description.value).map(({ record, others }) => ({
        record,
        field: 'meta_description',
        what: `La descripción para buscadores es la misma que la de ${others}.`,
      })),
  },
  /** Elsewhere the text of the page stands in. */
  'description-missing': {
    title: 'Páginas sin descripción para buscadores',
    why: 'Los buscadores no tienen nada que mostrar debajo del título, y quien abre la página tampoco lee nada.',
    fix: 'Escriba una o dos frases que digan de qué trata.',
    what: 'El comunicado no tiene texto: la página muestra solo el título, la fecha y los archivos.',
    inRecord({ search }) {
      const isMissing = search?.description.isShown && search.description.value.trim() === '';
      return isMissing ? [{ field: 'meta_description' }] : [];
    },
  },
  'title-long': {
    title: 'Títulos para buscadores demasiado largos',
    why: WHY_LONG,
    fix: `Redúzcalo a ${LONGEST_TITLE} letras o menos, con lo más importante al principio.`,
    inRecord({ search }) {
      const { length } = ownPart(search?.titlePage ?? '');
      const what = `El título para buscadores tiene ${length} letras: ${quoted(search?.titlePage ?? '')}.`;
      return length > LONGEST_TITLE ? [{ field: 'title_page', what }] : [];
    },
  },
  'description-long': {
    title: 'Descripciones para buscadores demasiado largas',
    why: WHY_LONG,
    fix: `Redúzcala a ${LONGEST_DESCRIPTION} letras o menos.`,
    inRecord({ search }) {
      const length = search?.description.value.trim().length ?? 0;
      const isLong = length > LONGEST_DESCRIPTION && !search?.description.isShown;
      const what = `La descripción para buscadores tiene ${length} letras.`;
      return isLong ? [{ field: 'meta_description', what }] : [];
    },
  },
} satisfies Rules;
