import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { eachRecord } from '@/tools/doctor/editorial/each-record';
import { finding, quoted } from '@/tools/doctor/editorial/finding';
import { nameKey } from '@/lib/util/name-keys';

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

const BARE_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

const plain = (text: string) =>
  nameKey(text)
    .replace(/[^a-z ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

/** Links whose text does not say where they lead. */
export const emptyLinkTexts = eachRecord((record) =>
  record.htmls.flatMap((html) =>
    htmlFacts(html).links.flatMap(({ href, text }) => {
      if (href === undefined || text === '') return [];
      const isAddress = BARE_ADDRESS.test(text);
      if (!isAddress && !EMPTY_TEXT.test(plain(text))) return [];
      return [
        finding('link-text', record, html.field, {
          what: isAddress
            ? `Un enlace muestra su dirección completa: ${quoted(text)}.`
            : `Un enlace dice solo ${quoted(text)}.`,
          why: 'Las personas que escuchan la página oyen los enlaces por separado y así no saben adónde llevan; los buscadores tampoco.',
          fix: 'Escriba en el enlace el nombre de lo que se abre, por ejemplo «Guía de separación para escuelas».',
        }),
      ];
    }),
  ),
);
