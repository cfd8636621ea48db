import { htmlFacts, type HtmlFacts } from '@/scripts/doctor/editorial/html/html-facts';
import type { LossKind } from '@/scripts/doctor/editorial/html/losses';
import { finding, type Rule } from '@/scripts/doctor/editorial/finding';
import { shownRecords } from '@/scripts/doctor/editorial/records/all';
import type { ShownHtml } from '@/scripts/doctor/editorial/records/shown-record';
import { richTextParts } from '@/lib/content/html/rich-text';
import { joinWords } from '@/lib/util/format/lists';

const NAMES: Readonly<Record<LossKind, string>> = {
  frame: 'un recuadro de otro sitio (como un mapa o un formulario)',
  media: 'un video o audio puesto dentro del texto',
  form: 'un formulario',
  drawing: 'un dibujo o una fórmula',
  bold: 'letras en negritas hechas con un estilo',
  italic: 'letras en cursivas hechas con un estilo',
  struck: 'texto tachado',
  colour: 'texto con color o marcado con color',
  hidden: 'texto oculto, que en el sitio sí se ve',
};

const LONGEST = 300;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** What the site makes of a piece of the text. */
function rendered(source: string, level: ShownHtml['level']): string {
  const parts = richTextParts(source, level);
  return parts.map((part) => (part.kind === 'html' ? part.html : part.video.kind)).join('');
}

/** An image of another site; those of one pixel count visits. */
function lostImage({ images, imagesLeft }: HtmlFacts): string | undefined {
  if (imagesLeft >= images.length) return undefined;
  return images.find(({ src }) => src !== '' && rendered(`<img src="${src}">`, 2) === '')?.src;
}

function lossesIn(html: ShownHtml): { names: string[]; before: string; after: string }[] {
  const facts = htmlFacts(html);
  const [first] = facts.losses;
  const image = lostImage(facts);
  const names = [...new Set(facts.losses.map(({ kind }) => NAMES[kind]))];
  if (image !== undefined) names.push('una imagen que está en otro sitio');
  const hasLostText = facts.lettersLeft < facts.letters;
  if (hasLostText && names.length === 0) names.push('una parte del texto');
  if (names.length === 0) return [];
  const start = first?.start ?? Math.max(0, html.value.indexOf(image ?? '') - 1);
  const source = first ? html.value.slice(first.start, first.end) : html.value.slice(start);
  return [{ names, before: cut(source), after: first ? cut(rendered(source, html.level)) : '' }];
}

/** What an editor put into a text and the site does not show. */
export const htmlLosses: Rule = (content) =>
  shownRecords(content).flatMap((record) =>
    record.htmls.flatMap((html) =>
      lossesIn(html).map(({ names, before, after }) =>
        finding('html-lost', record, html.field, {
          what: `El texto lleva algo que el sitio no muestra como usted lo puso: ${joinWords(names)}.`,
          why: 'Por seguridad, el sitio solo muestra texto, enlaces, listas, tablas, imágenes propias y videos de YouTube o Vimeo.',
          fix: 'Revise la página publicada y ponga lo que falta de otra manera: negritas con el botón del editor, imágenes subidas al sitio y videos de YouTube o Vimeo.',
          before,
          after,
        }),
      ),
    ),
  );
