import { foldSpaces } from '@/lib/util/format/spaces';
import { nameKey } from '@/lib/util/name-keys';
import { htmlFacts } from '../html-facts';
import type { ShownRecord } from '../records';
import { quoted, type Rules } from '../rule';

/** Of a camera, too. */
const FILE_NAME =
  /\.(?:jpe?g|png|gif|webp|avif|svg|bmp|tiff?|heic|pdf)$|^(?:img|dsc|dscn|pxl|captura|screenshot|foto|image|imagen)[ _-]?\d[\d_-]*$|^(?:whatsapp image|captura de pantalla|screenshot) \d/i;
const GENERIC =
  /^(?:(?:la |una |esta )?(?:imagen|img|foto|fotografia|picture|image|photo|logo|logotipo|icono|banner|portada|grafico|alt|texto alternativo|descripcion|sin titulo|prueba|test|untitled|n a)(?: (?:de portada|principal|destacada|alt|[0-9]+))?)$/;

const plain = (text: string) => foldSpaces(nameKey(text).replace(/[^\p{L}\p{N}]+/gu, ' '));

/** What is wrong with an alternative text, if anything. */
function uselessness({ alt = '', file, title = '', caption = '' }: Described) {
  const [text, words, stem] = [alt.trim(), plain(alt), file.replace(/^.*\/|\.\w+$/g, '')];
  // "hero-1": a name no one would say.
  const isStem = /^\S*[-_\d]\S*$/.test(text) && words === plain(stem);
  if (isStem || FILE_NAME.test(text)) return 'es el nombre del archivo';
  if (!/\p{L}/u.test(text) || GENERIC.test(words)) return 'no dice qué se ve';
  // "Camión Camión".
  if (/^(.+) \1$/.test(words)) return 'dice lo mismo dos veces';
  if (plain(caption) === words) return 'repite palabra por palabra el título que se lee debajo';
  return plain(title) === words ? 'repite el título y no dice qué se ve' : undefined;
}

/** Pictures whose alternative text is an editor's, undefined without one; in texts '' says decoration. */
function describedIn({ pictures, htmls, title }: ShownRecord) {
  const own = pictures.flatMap(({ alt, file, place }) => {
    if (alt === undefined) return [];
    const { field, text, isOnlyContent = false, caption } = alt;
    // The name of who is portrayed says what is seen, as does that of a logo.
    const beside = isOnlyContent || place === 'testimonial' ? undefined : title;
    const words = { alt: text.trim() || undefined, title: beside, caption: caption?.text };
    return [{ field, file, isOnlyContent, ...words }];
  });
  const inTexts = htmls.flatMap((html) => {
    const images = htmlFacts(html).images.filter(({ src, alt }) => src !== '' && alt !== '');
    const place = { field: html.field, isOnlyContent: false, title, caption: undefined };
    return images.map(({ src: file, alt }) => ({ ...place, file, alt }));
  });
  return [...own, ...inTexts];
}

type Described = ReturnType<typeof describedIn>[number];

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
      describedIn(record).flatMap((picture) => {
        const { field, alt } = picture;
        const reason = alt && uselessness(picture);
        const what = `La descripción de una imagen, ${quoted(alt ?? '')}, ${reason}.`;
        return reason ? [{ field, what }] : [];
      }),
  },
} satisfies Rules;
