import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { shownRecords } from '@/tools/doctor/editorial/records/all';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { trimSlug } from '@/lib/util/trim-slug';

/** They would end the address, or begin another part of it. */
const UNFIT = /[\s/\\?#%:&"<>]/;

function ofSlug(record: ShownRecord) {
  const { slug } = record;
  if (slug === undefined) return [];
  const value = trimSlug(slug.value);
  if (value === '') {
    // A name of one word makes a good address.
    if (!/%|\/\d+$/.test(record.path)) return [];
    return [
      finding('address-missing', record, slug.field, {
        what: `No tiene dirección propia; el sitio usa en su lugar ${quoted(record.path)}.`,
        why: 'Esa dirección es difícil de leer y de copiar, y cambia cuando se corrige el título.',
        fix: 'Escriba en este campo unas palabras cortas en minúsculas, unidas con guiones, como guia-de-separacion.',
      }),
    ];
  }
  return UNFIT.test(value)
    ? [
        finding('address-unfit', record, slug.field, {
          what: `La dirección ${quoted(slug.value)} lleva espacios o signos que no pueden ir en ella.`,
          why: 'Al copiarla o compartirla se corta, y el enlace deja de funcionar.',
          fix: 'Use solo minúsculas, números y guiones, como guia-de-separacion.',
        }),
      ]
    : [];
}

/** Records without an address of their own, or with that of another. */
export const addresses: Rule = (content) => {
  const records = shownRecords(content);
  const first = new Map<string, ShownRecord>();
  // Other records are parts of a page.
  const pages = records.filter(({ search }) => search !== undefined);
  const doubled = pages.flatMap((record) => {
    const key = record.path.toLowerCase();
    const earlier = first.get(key);
    if (!earlier) first.set(key, record);
    return earlier
      ? [
          finding('address-doubled', record, record.slug?.field ?? 'title', {
            what: `Tiene la misma dirección que ${quoted(earlier.title)}: ${record.path}.`,
            why: 'Solo se puede abrir una de las dos páginas; la otra no la ve nadie.',
            fix: 'Dé a una de las dos otra dirección u otro título.',
          }),
        ]
      : [];
  });
  return [...doubled, ...records.flatMap(ofSlug)];
};
