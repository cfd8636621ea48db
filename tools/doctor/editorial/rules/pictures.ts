import type { ShownHtml, ShownPicture } from '@/lib/features/content-types/shown';
import { nameKey } from '@/lib/util/name-keys';
import { htmlFacts } from '../html/html-facts';
import type { ShownRecord } from '../records';
import { quoted, type Rules } from '../rule';

const FILE_NAME = /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|pdf)$/i;
const CAMERA_NAME =
  /^(?:img|dsc|dscn|pxl|captura|screenshot|foto|image|imagen)[ _-]?\d[\d_-]*$|^(?:whatsapp image|captura de pantalla|screenshot) \d/i;
const GENERIC =
  /^(?:(?:la |una |esta )?(?:imagen|img|foto|fotografia|picture|image|photo|logo|logotipo|icono|banner|portada|grafico|alt|texto alternativo|descripcion|sin titulo|prueba|test|untitled|n a)(?: (?:de portada|principal|destacada|alt|[0-9]+))?)$/;

const plain = (text: string) =>
  nameKey(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** "hero-1": a name no one would say. */
const isStem = (text: string, file: string) =>
  /^\S*[-_\d]\S*$/.test(text) && plain(text) === plain(file.replace(/^.*\/|\.\w+$/g, ''));

/** "Camión Camión": the same words twice. */
function isDoubled(text: string): boolean {
  const words = plain(text).split(' ');
  const half = words.length / 2;
  return Number.isInteger(half) && words.slice(0, half).join(' ') === words.slice(half).join(' ');
}

function uselessness(text: string, file: string, { title, caption }: Described['beside']) {
  const own = text.trim();
  if (isStem(own, file) || FILE_NAME.test(own) || CAMERA_NAME.test(own)) {
    return 'es el nombre del archivo';
  }
  if (!/\p{L}/u.test(text) || GENERIC.test(plain(text))) return 'no dice qué se ve';
  if (isDoubled(text)) return 'dice lo mismo dos veces';
  if (caption !== undefined && plain(caption) === plain(text)) {
    return 'repite palabra por palabra el título que se lee debajo';
  }
  return title !== undefined && plain(title) === plain(text)
    ? 'repite el título y no dice qué se ve'
    : undefined;
}

/** A picture with its alternative text, where the site shows that of an editor. */
interface Described {
  field: string;
  file: string;
  /** Undefined where there is none; in texts, an empty one says that the picture is decoration. */
  alt: string | undefined;
  isOnlyContent: boolean;
  beside: { title: string | undefined; caption?: string | undefined };
}

function ofPicture({ alt, file, place }: ShownPicture, title: string): Described[] {
  if (alt === undefined) return [];
  const { field, isOnlyContent = false, caption } = alt;
  // The name of who is portrayed says what is seen, as does that of a logo.
  const isNamed = isOnlyContent || place === 'testimonial';
  const beside = { title: isNamed ? undefined : title, caption: caption?.text };
  return [{ field, file, alt: alt.text.trim() || undefined, isOnlyContent, beside }];
}

const inText = (html: ShownHtml, title: string): Described[] =>
  htmlFacts(html)
    .images.filter(({ src, alt }) => src !== '' && alt !== '')
    .map(({ src: file, alt }) => ({
      ...{ field: html.field, file, alt, isOnlyContent: false, beside: { title } },
    }));

const describedIn = ({ pictures, htmls, title }: ShownRecord): Described[] => [
  ...pictures.flatMap((picture) => ofPicture(picture, title)),
  ...htmls.flatMap((html) => inText(html, title)),
];

const ADVICE = {
  why: 'Las personas que no ven la imagen, y los buscadores, solo tienen esa descripción.',
  fix: 'Escriba en una frase corta qué se ve, por ejemplo «Camión recolector frente a una casa».',
};

export const pictures = {
  'alt-missing': {
    title: 'Imágenes sin descripción',
    ...ADVICE,
    inRecord: (record) =>
      describedIn(record)
        .filter(({ alt }) => alt === undefined)
        .map(({ field, file, isOnlyContent }) => ({
          field,
          what: `La imagen ${quoted(file)} no tiene descripción${isOnlyContent ? ', y es lo único que hay en su lugar' : ''}.`,
        })),
  },
  'alt-useless': {
    title: 'Descripciones de imágenes que no dicen qué se ve',
    ...ADVICE,
    inRecord: (record) =>
      describedIn(record).flatMap(({ field, file, alt = '', beside }) => {
        const reason = alt && uselessness(alt, file, beside);
        const what = `La descripción de una imagen, ${quoted(alt)}, ${reason}.`;
        return reason ? [{ field, what }] : [];
      }),
  },
} satisfies Rules;
