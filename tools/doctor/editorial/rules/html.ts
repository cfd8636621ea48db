import { richTextParts } from '@/lib/content/html/rich-text';
import type { ShownHtml } from '@/lib/features/content-types/shown';
import { joinWords } from '@/lib/util/format/lists';
import { htmlFacts, type LossKind, type Span } from '../html-facts';
import { inHtmls, type Rules, type Told } from '../rule';

const WORDS: Readonly<Record<LossKind | 'image' | 'text', readonly [name: string, fix: string]>> = {
  frame: [
    'un recuadro de otro sitio, como un mapa o un formulario',
    'Ponga un enlace a ese sitio en lugar del recuadro.',
  ],
  media: [
    'un video o un audio puesto dentro del texto',
    'Suba el video a YouTube o Vimeo e insértelo desde ahí.',
  ],
  form: ['un formulario', 'Ponga un enlace a la página de contacto en lugar del formulario.'],
  drawing: ['un dibujo o una fórmula', 'Guárdelo como imagen y súbala al sitio.'],
  bold: ['letras en negritas', 'Márquelas con el botón de negritas del editor.'],
  italic: ['letras en cursivas', 'Márquelas con el botón de cursivas del editor.'],
  struck: ['texto tachado', 'Use el botón de tachado del editor, o borre lo que ya no vale.'],
  colour: [
    'texto con color o marcado con color',
    'Dígalo con palabras o póngalo en negritas con el botón del editor.',
  ],
  hidden: ['texto oculto, que en el sitio sí se ve', 'Borre el texto que nadie debe leer.'],
  image: ['una imagen que está en otro sitio', 'Suba la imagen y póngala desde ahí.'],
  text: ['una parte del texto', 'Compare la página con su texto y vuelva a escribir lo que falta.'],
};

const LONGEST = 300;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** What the site makes of a piece of the text. */
function rendered(source: string, level: ShownHtml['level']): string {
  const parts = richTextParts(source, level);
  return parts.map((part) => (part.kind === 'html' ? part.html : part.video.kind)).join('');
}

/** The losses in a text as one finding, with the first of them before and after. */
function lossesIn(html: ShownHtml): Told[] {
  const { losses, images, imagesLeft, letters, lettersLeft } = htmlFacts(html);
  const sourceOf = ({ start, end }: Span) => html.value.slice(start, end);
  const isLost = (image: Span & { src: string }) =>
    image.src !== '' && rendered(sourceOf(image), html.level) === '';
  // One of another site is cut out.
  const image = imagesLeft < images.length ? images.find(isLost) : undefined;
  const kinds = new Set<keyof typeof WORDS>(losses.map(({ kind }) => kind));
  if (image) kinds.add('image');
  if (kinds.size === 0 && lettersLeft < letters) kinds.add('text');
  if (kinds.size === 0) return [];
  const [place = image] = losses;
  const before = place ? sourceOf(place) : html.value;
  const words = [...kinds].map((kind) => WORDS[kind]);
  const what = `El sitio no muestra como usted lo puso: ${joinWords(words.map(([name]) => name))}.`;
  const fix = words.map(([, how]) => how).join(' ');
  return [{ what, fix, before: cut(before), after: cut(rendered(before, html.level)) }];
}

/** The first heading more than one level below the one before it, as the site shows them. */
function firstJump(html: ShownHtml): { value: string }[] {
  const { headings } = htmlFacts(html);
  const levels = [html.level - 1, ...headings.map(({ level }) => level)];
  const jump = headings.find(({ level }, at) => level > (levels[at] ?? 0) + 1);
  return jump ? [{ value: jump.text }] : [];
}

export const html = {
  'html-lost': {
    title: 'Partes de un texto que el sitio no muestra',
    why: 'Por seguridad solo muestra texto, enlaces, listas, tablas, imágenes propias y videos de YouTube o Vimeo; lo demás se pierde.',
    fix: 'Compare la página con su texto.',
    inRecord: (record) => inHtmls(record, lossesIn),
  },
  'heading-order': {
    title: 'Subtítulos que se saltan un nivel',
    why: 'Quien escucha la página se orienta por los subtítulos y cree que falta una parte del texto.',
    fix: 'Elija para ese subtítulo el nivel que sigue al anterior, por ejemplo «Título 3» debajo de «Título 2».',
    what: 'El subtítulo {} se salta un nivel: es de un nivel más bajo que el que le corresponde.',
    inRecord: (record) => inHtmls(record, firstJump),
  },
} satisfies Rules;
