import { withDeadline } from '@/lib/util/deadline.mts';
import { siteHref } from '@/lib/server/routing/site-href';
import { foldSpaces } from '@/lib/util/format/spaces';
import { mapWithConcurrency } from '@/lib/util/map-with-concurrency';
import { nameKey } from '@/lib/util/name-keys';
import type { Content } from '../../content';
import { linkTargetsOf, type LinkTarget } from '../../site/link-targets';
import { htmlFacts } from '../html-facts';
import { fieldsOf, shownRecords, type ShownRecord } from '../records';
import { findings, inHtmls, quoted, type Found, type Rules } from '../rule';

/** The links of a record's texts and fields. */
function linksOf(record: ShownRecord) {
  const inTexts = record.htmls.flatMap((html) => {
    const { links, anchors } = htmlFacts(html);
    // Anchors are what the sanitizer removes.
    const isAnchor = (href: string) => anchors.has(href.trim().slice(1));
    return links.map((link) => ({ ...link, field: html.field, isAnchor: isAnchor(link.href) }));
  });
  const inFields = fieldsOf(record, 'links')
    .filter(({ value }) => value.trim() !== '')
    .map(({ field, value }) => ({ field, href: siteHref(value) }));
  const text = record.title;
  return [...inTexts, ...inFields.map((link) => ({ ...link, text, isAnchor: false }))];
}

type Link = ReturnType<typeof linksOf>[number];

const BROKEN =
  'Abra la página correcta en el sitio, copie su dirección y póngala en el enlace, o quite el enlace.';

/** What is wrong with a link, if anything. */
function deadness({ field, href, text, isAnchor }: Link, target: LinkTarget): Found[] {
  const name = text === '' ? 'Un enlace sin texto' : `El enlace ${quoted(text)}`;
  if (target === 'no-page' || target === 'no-record') {
    const what = `${name} lleva a ${href}, una página que no existe en el sitio.`;
    return [{ field, what, fix: BROKEN }];
  }
  if (target !== 'nowhere' && !(href.startsWith('#') && isAnchor)) return [];
  const address = href === '' ? '' : ` (su dirección es ${href})`;
  return [{ field, what: `${name} no lleva a ninguna página${address}.` }];
}

/** Texts that say nothing without the words around them. */
const EMPTY_TEXT = new RegExp(
  `^(?:${[
    '(?:de |da |dando |haz |haga |hacer )?cli(?:c|ck|que)k?(?: (?:aqui|aca|here|en (?:este|el|el siguiente) (?:enlace|link|vinculo)))?',
    '(?:por |en |ver |vea |leer |lea |consult(?:ar|e|a) |entr(?:ar|e|a) )?(?:aqui|aca)(?: mismo)?',
    '(?:ver|leer|saber|lea|vea|conoce|conozca|descubre|descubra) ?mas',
    'mas(?: info(?:rmacion)?)?',
    '(?:este |el )?(?:enlace|link|vinculo|sitio|documento)',
    '(?:siguiente|este) (?:enlace|link|vinculo)',
    'here|read more|learn more|more info',
    'leer|ver|abrir|descargar|descargue|entrar|continuar|ingresar|pulse aqui|pinche aqui',
  ].join('|')})$`,
);

function emptiness({ text }: Pick<Link, 'text'>): { what: string }[] {
  const isAddress = /^(?:https?:\/\/|www\.)\S+$/i.test(text);
  if (isAddress) return [{ what: `Un enlace muestra su dirección completa: ${quoted(text)}.` }];
  const words = foldSpaces(nameKey(text).replace(/[^a-z ]+/g, ' '));
  return EMPTY_TEXT.test(words) ? [{ what: `Un enlace dice solo ${quoted(text)}.` }] : [];
}

export const links = {
  'link-dead': {
    title: 'Enlaces que no llevan a ninguna página',
    why: 'Quien pulsa el enlace no encuentra lo que se le prometió y se va del sitio.',
    fix: 'Ponga en el enlace la dirección completa de la página a la que debe llevar, o quite el enlace.',
    inRecord(record, { content }) {
      const targetOf = linkTargetsOf(content);
      return linksOf(record).flatMap((link) => deadness(link, targetOf(link.href)));
    },
  },
  'link-text': {
    title: 'Enlaces cuyo texto no dice adónde llevan',
    why: 'Las personas que escuchan la página oyen los enlaces por separado y así no saben adónde llevan; los buscadores tampoco.',
    fix: 'Escriba en el enlace el nombre de lo que se abre, por ejemplo «Guía de separación para escuelas».',
    inRecord: (record) => inHtmls(record, (html) => htmlFacts(html).links.flatMap(emptiness)),
  },
  /** Asked of other sites, so by `deadExternalLinks` alone. */
  'external-link-dead': {
    title: 'Enlaces a otros sitios que no abren',
    why: 'Quien pulsa el enlace ve un error y piensa que el sitio está descuidado.',
    fix: 'Busque la página en ese sitio y ponga su nueva dirección, o quite el enlace.',
  },
} satisfies Rules;

const CONCURRENCY = 4;
const LIMIT_MS = 10_000;

/** Whether another site says that it has no such page. Throws where it does not answer in time. */
async function isGone(url: string): Promise<boolean> {
  const ask = (method: string) =>
    withDeadline(LIMIT_MS, async (signal) => {
      const response = await fetch(url, { method, signal });
      await response.body?.cancel();
      return response;
    });
  // Some do not answer HEAD.
  return !(await ask('HEAD')).ok && [404, 410].includes((await ask('GET')).status);
}

/** Links to pages of other sites that are gone; each address is asked for once. */
export async function deadExternalLinks(content: Content, check = isGone) {
  const targetOf = linkTargetsOf(content);
  const all = shownRecords(content).flatMap((record) =>
    linksOf(record)
      .filter(({ href }) => targetOf(href) === 'elsewhere')
      .map((link) => ({ record, ...link })),
  );
  const byUrl = Map.groupBy(all, ({ href }) =>
    href.trim().replace(/#.*$/, '').replace(/^\/\//, 'https://'),
  );
  const found = await mapWithConcurrency([...byUrl], CONCURRENCY, async ([url, uses]) => {
    // Nothing is said of a site that does not answer, or not to programs.
    return (await check(url).catch(() => false)) ? uses : [];
  });
  const gone = found.flat().map(({ record, field, text, href }) => ({
    record,
    field,
    what: `El enlace ${quoted(text || href)} lleva a ${href}, una página de otro sitio que ya no existe.`,
  }));
  return findings('external-link-dead', links['external-link-dead'], gone);
}
