import { typeByName } from '@/lib/content/media/file-response';
import { parseVideo } from '@/lib/content/media/video';
import { formatSize } from '@/lib/util/format/sizes';
import type { FileFacts } from '../../content';
import { frameOf } from '../places';
import { fieldsOf, type FileInUse, type FileUse } from '../records';
import { quoted, type Rules } from '../rule';

const MB = 1_000_000;

/** lib/content/media/file-response sends no more. */
const NEVER_SENT = 64 * 1024 * 1024;

/** The type as the site reads it: by the name where the gateway does not say it. */
const typeOf = (file: string, { type = '' }: FileFacts): string | undefined =>
  /^(?:|application\/octet-stream|binary\/octet-stream)$/.test(type) ? typeByName(file) : type;

/** Bytes beyond which a file is too heavy for its place. */
function limitOf({ kind, place, file }: FileUse, type: string | undefined): number {
  if (kind === 'videos') return 40 * MB;
  if (kind !== 'pictures') return 25 * MB;
  // Sent as they are, not made smaller by the site.
  if (type === 'image/svg+xml') return MB / 4;
  if (type === 'image/gif' || /\.gif$/i.test(file)) return 2 * MB;
  // Newspapers want them large.
  return place === 'pressImage' ? 20 * MB : 5 * MB;
}

/** The types that do for a use, and what they are called. */
const WANTED: Readonly<Record<FileUse['kind'], readonly [RegExp, name: string]>> = {
  pictures: [/^image\/(?:avif|gif|jpeg|jpg|png|svg\+xml|webp)$/, 'una imagen JPG, PNG o WebP'],
  pdfs: [/^application\/pdf$/, 'un documento PDF'],
  videos: [/^video\/(?:mp4|webm)$/, 'un video MP4 o WebM'],
  files: [/^(?!(?:text\/html|application\/json)$)/, 'el documento'],
};

/** The first use for which a file is of another type, with that type. */
function wrongUse({ facts, use: { file }, uses }: FileInUse) {
  const type = facts.status === 'found' ? typeOf(file, facts) : undefined;
  if (type === undefined) return undefined;
  const use = uses.find(({ kind }) => !WANTED[kind][0].test(type));
  return use && { use, type };
}

/** Titles that programs write by themselves. */
const NO_TITLE =
  /^(?:microsoft (?:word|powerpoint|excel)\b.*|untitled.*|sin t[ií]tulo.*|document\d*|documento\d*|presentaci[oó]n ?\d*|presentaci[oó]n de powerpoint|powerpoint presentation|diapositiva \d+|.*\.(?:docx?|pptx?|xlsx?|indd|pdf|ai|cdr))?$/i;

/** Less is hardly seen. */
const MOST_ENLARGED = 1.5;

/** How much a place enlarges a picture. */
function enlargement({ place }: FileUse, { width, height }: FileFacts): number {
  const frame = place && frameOf(place);
  if (!frame || !width || !height) return 0;
  return Math.max(frame.width / width, (frame.height ?? 0) / height);
}

export const files = {
  'file-missing': {
    title: 'Archivos que no se abren',
    why: 'En su lugar se ve un hueco, o una descarga que falla.',
    fix: 'Súbalo de nuevo con el mismo nombre, o elija otro archivo.',
    inFile({ facts: { status, isRefused }, use }) {
      const name = quoted(use.file);
      const fix = 'Guárdelo con otro nombre, sin barras, «..» ni «:», y elíjalo de nuevo.';
      if (isRefused) return { use, what: `El sitio no acepta el nombre del archivo ${name}.`, fix };
      return status === 'missing' && { use, what: `El archivo ${name} no existe.` };
    },
  },
  'file-type': {
    title: 'Archivos de otro tipo',
    why: 'Los navegadores no lo muestran: en su lugar se ve un hueco.',
    fix: 'Suba en su lugar un archivo del tipo que corresponde.',
    inFile(file) {
      const wrong = wrongUse(file);
      if (!wrong) return undefined;
      const [, wanted] = WANTED[wrong.use.kind];
      const what = `El archivo ${quoted(wrong.use.file)} no es ${wanted}, sino ${quoted(wrong.type)}.`;
      return { use: wrong.use, what, fix: `Suba en su lugar ${wanted}.` };
    },
  },
  'file-heavy': {
    title: 'Archivos muy pesados',
    why: 'En un teléfono tarda mucho en abrirse y gasta los datos de quien lo abre.',
    fix: 'Guárdelo más ligero (una imagen, a 2000 píxeles de ancho; un PDF, «para web») y súbalo de nuevo.',
    inFile(file) {
      const { facts, uses } = file;
      const { status, bytes = 0 } = facts;
      if (status !== 'found' || wrongUse(file)) return undefined;
      const use = uses.find((one) => bytes > limitOf(one, typeOf(one.file, facts)));
      const why = 'El sitio no entrega archivos de más de 67 MB: nadie puede abrirlo.';
      const what = `El archivo ${quoted(use?.file ?? '')} pesa ${formatSize(bytes)}.`;
      return use && { use, what, ...(bytes > NEVER_SENT && { why }) };
    },
  },
  'pdf-without-text': {
    title: 'PDF sin texto',
    why: 'No se puede leer en voz alta, buscar dentro de él ni copiar; los buscadores no saben qué dice.',
    fix: 'Vuelva a guardarlo desde el programa en que se hizo o, si es un escaneo, pásele un reconocimiento de texto.',
    inFile({ facts: { pdf }, use }) {
      const what = `El PDF ${quoted(use.file)} no tiene texto: sus páginas son imágenes.`;
      return pdf && !pdf.hasText && { use, what };
    },
  },
  'pdf-without-title': {
    title: 'PDF sin título',
    why: 'El navegador y los buscadores muestran ese título en vez del nombre del documento.',
    fix: 'Escriba el título en las propiedades del documento y vuelva a guardarlo como PDF.',
    inFile({ facts: { pdf }, use }) {
      const title = pdf?.title.trim();
      if (title === undefined || !NO_TITLE.test(title)) return undefined;
      const named = `El título del PDF ${quoted(use.file)} es ${quoted(title)}, que no dice de qué trata.`;
      return { use, what: title === '' ? `El PDF ${quoted(use.file)} no tiene título.` : named };
    },
  },
  'video-unknown': {
    title: 'Videos que el sitio no puede mostrar',
    why: 'Solo muestra videos de YouTube y de Vimeo, y archivos MP4 o WebM; este no aparece en la página.',
    fix: 'Copie la dirección del video desde YouTube o Vimeo y póngala en este campo.',
    what: 'El sitio no puede mostrar el video {}.',
    inRecord: (record) =>
      fieldsOf(record, 'videos').filter(
        ({ value }) => !/^0?$/.test(value.trim()) && parseVideo(value.trim()) === undefined,
      ),
  },
  'picture-small': {
    title: 'Imágenes demasiado pequeñas',
    why: 'Al ampliarse se ve borrosa.',
    fix: 'Suba una versión más grande.',
    inFile({ facts, uses }) {
      // Drawings have no pixels.
      if (facts.status !== 'found' || facts.type === 'image/svg+xml') return undefined;
      const [use] = uses
        .filter(({ kind }) => kind === 'pictures')
        .toSorted((a, b) => enlargement(b, facts) - enlargement(a, facts));
      const frame = use?.place && frameOf(use.place);
      if (!use || !frame || enlargement(use, facts) <= MOST_ENLARGED) return undefined;
      const size = `${facts.width} × ${facts.height} píxeles`;
      const wanted = `${frame.width} × ${frame.height ?? Math.round(frame.width / 3)} píxeles`;
      const what = `La imagen ${quoted(use.file)} mide ${size} y se muestra a ${frame.width} de ancho.`;
      return { use, what, fix: `Suba una versión de al menos ${wanted}, mejor del doble.` };
    },
  },
} satisfies Rules;
