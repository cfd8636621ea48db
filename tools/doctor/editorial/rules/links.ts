import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { eachRecord } from '@/tools/doctor/editorial/each-record';
import { finding, quoted } from '@/tools/doctor/editorial/finding';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { linkTargetsOf } from '@/tools/doctor/editorial/site/link-targets';
import { siteHref } from '@/lib/features/shell/navigation';

export interface Link {
  field: string;
  href: string;
  text: string;
  /** Its target is an anchor that the sanitizer removes. */
  isAnchor: boolean;
}

/** The links of a record's texts and fields. */
export function linksOf({ htmls, links, title }: ShownRecord): Link[] {
  const inTexts = htmls.flatMap((html) => {
    const { links: found, anchors } = htmlFacts(html);
    return found.flatMap(({ href, text }) =>
      // Without an address it is a mark in the text, not a link.
      href === undefined
        ? []
        : [{ field: html.field, href, text, isAnchor: anchors.has(href.trim().slice(1)) }],
    );
  });
  const inFields = links
    .filter(({ value }) => value.trim() !== '')
    .map(({ field, value }) => ({ field, href: siteHref(value), text: title, isAnchor: false }));
  return [...inTexts, ...inFields];
}

const WHY = 'Quien pulsa el enlace no encuentra lo que se le prometió y se va del sitio.';

function wordsFor({ text, href }: Link, isMissing: boolean) {
  const name = text === '' ? 'Un enlace sin texto' : `El enlace ${quoted(text)}`;
  return isMissing
    ? {
        what: `${name} lleva a ${href}, una página que no existe en el sitio.`,
        why: WHY,
        fix: 'Abra la página correcta en el sitio, copie su dirección y póngala en el enlace, o quite el enlace.',
      }
    : {
        what: `${name} no lleva a ninguna página${href === '' ? '' : ` (su dirección es ${href})`}.`,
        why: WHY,
        fix: 'Ponga en el enlace la dirección completa de la página a la que debe llevar, o quite el enlace.',
      };
}

/** Links to pages, records or files that do not exist. */
export const deadLinks = eachRecord((record, content) => {
  const targetOf = linkTargetsOf(content);
  return linksOf(record).flatMap((link) => {
    const target = targetOf(link.href, record.path);
    const isLost = target === 'nowhere' || (link.href.startsWith('#') && link.isAnchor);
    return isLost || target === 'missing'
      ? [finding('link-dead', record, link.field, wordsFor(link, target === 'missing'))]
      : [];
  });
});
