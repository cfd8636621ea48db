import { htmlFacts } from '@/tools/doctor/editorial/html/html-facts';
import { eachRecord } from '@/tools/doctor/editorial/each-record';
import { finding, quoted } from '@/tools/doctor/editorial/finding';
import type { ShownPicture } from '@/lib/features/content-types/shown';
import type { ShownRecord } from '@/tools/doctor/editorial/records/shown-record';
import { nameKey } from '@/lib/util/name-keys';

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

function uselessness(text: string, file: string, beside: { title?: string; caption?: string }) {
  const { title, caption } = beside;
  if (isStem(text.trim(), file)) return 'es el nombre del archivo';
  if (FILE_NAME.test(text.trim()) || CAMERA_NAME.test(text.trim()))
    return 'es el nombre del archivo';
  if (!/\p{L}/u.test(text) || GENERIC.test(plain(text))) return 'no dice qué se ve';
  if (isDoubled(text)) return 'dice lo mismo dos veces';
  if (caption !== undefined && plain(caption) === plain(text)) {
    return 'repite palabra por palabra el título que se lee debajo';
  }
  return title !== undefined && plain(title) === plain(text)
    ? 'repite el título y no dice qué se ve'
    : undefined;
}

const WHY = 'Las personas que no ven la imagen, y los buscadores, solo tienen esa descripción.';
const FIX =
  'Escriba en una frase corta qué se ve, por ejemplo «Camión recolector frente a una casa».';

const missing = (file: string, isOnlyContent: boolean) => ({
  what: `La imagen ${quoted(file)} no tiene descripción${isOnlyContent ? ', y es lo único que hay en su lugar' : ''}.`,
  why: WHY,
  fix: FIX,
});

const useless = (text: string, reason: string) => ({
  what: `La descripción de una imagen, ${quoted(text)}, ${reason}.`,
  why: WHY,
  fix: FIX,
});

function ofPicture(record: ShownRecord, { alt, file, place }: ShownPicture) {
  if (alt === undefined) return [];
  if (alt.text.trim() === '') {
    return [finding('alt-missing', record, alt.field, missing(file, alt.isOnlyContent ?? false))];
  }
  const reason = uselessness(alt.text, file, {
    // The name of who is portrayed says what is seen, as does that of a logo.
    ...(alt.isOnlyContent || place === 'testimonial' ? {} : { title: record.title }),
    ...(alt.caption ? { caption: alt.caption.text } : {}),
  });
  return reason ? [finding('alt-useless', record, alt.field, useless(alt.text, reason))] : [];
}

/** Alternative texts that are missing or say nothing, where the site shows those of an editor. */
export const altTexts = eachRecord((record) => [
  ...record.pictures.flatMap((picture) => ofPicture(record, picture)),
  ...record.htmls.flatMap((html) =>
    htmlFacts(html).images.flatMap(({ src, alt }) => {
      // An empty one says that the picture is decoration.
      if (alt === '' || src === '') return [];
      if (alt === undefined) {
        return [finding('alt-missing', record, html.field, missing(src, false))];
      }
      const reason = uselessness(alt, src, { title: record.title });
      return reason ? [finding('alt-useless', record, html.field, useless(alt, reason))] : [];
    }),
  ),
]);
