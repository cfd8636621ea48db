import type { FileFacts } from '@/tools/doctor/content';
import { elsewhere, filesInUse, type FileUse } from '@/tools/doctor/editorial/file-uses';
import {
  quoted,
  type Examined,
  type Found,
  type FoundIn,
  type Rule,
} from '@/tools/doctor/editorial/rule';
import { typeByName } from '@/lib/content/media/file-response';
import { parseVideo } from '@/lib/content/media/video';
import { formatSize } from '@/lib/util/format/sizes';

const MB = 1_000_000;

/** lib/content/media/file-response sends no more. */
const NEVER_SENT = 64 * 1024 * 1024;

const OPAQUE = /^(?:|application\/octet-stream|binary\/octet-stream)$/;

/** The type as the site reads it: by the name where the gateway does not say it. */
function typeOf(file: string, facts: FileFacts): string | undefined {
  const said = facts.type ?? '';
  return OPAQUE.test(said) ? typeByName(file) : said;
}

/** Bytes beyond which a file is too heavy for its place. */
function limitOf({ kind, place, file }: FileUse, type: string | undefined): number {
  if (kind === 'video') return 40 * MB;
  if (kind !== 'picture') return 25 * MB;
  // Sent as they are, not made smaller by the site.
  if (type === 'image/svg+xml') return MB / 4;
  if (type === 'image/gif' || /\.gif$/i.test(file)) return 2 * MB;
  // Newspapers want them large.
  return place === 'pressImage' ? 20 * MB : 5 * MB;
}

const SHOWN_PICTURES = /^image\/(?:avif|gif|jpeg|jpg|png|svg\+xml|webp)$/;

function isRightType(kind: FileUse['kind'], type: string): boolean {
  if (kind === 'picture') return SHOWN_PICTURES.test(type);
  if (kind === 'pdf') return type === 'application/pdf';
  if (kind === 'video') return /^video\/(?:mp4|webm)$/.test(type);
  return type !== 'text/html' && type !== 'application/json';
}

const WANTED: Readonly<Record<FileUse['kind'], string>> = {
  picture: 'una imagen JPG, PNG o WebP',
  pdf: 'un documento PDF',
  video: 'un video MP4 o WebM',
  any: 'el documento',
};

/** What is wrong with each file, told of its first use, and where else it is used. */
const eachFile = (
  { content }: Examined,
  told: (use: FileUse, facts: FileFacts, uses: readonly FileUse[]) => Found | undefined,
): FoundIn[] =>
  filesInUse(content).flatMap(({ facts, uses }) => {
    const [use] = uses;
    const found = use && told(use, facts, uses);
    if (!found) return [];
    return { record: use.record, ...found, what: found.what + elsewhere(uses) };
  });

/** The first use for which a file is of another type, with that type. */
function wrongUse(facts: FileFacts, uses: readonly FileUse[]) {
  const type = facts.status === 'found' ? typeOf(uses[0]?.file ?? '', facts) : undefined;
  const use = type === undefined ? undefined : uses.find(({ kind }) => !isRightType(kind, type));
  return use && type !== undefined ? { use, type } : undefined;
}

export const fileMissing: Rule = {
  name: 'file-missing',
  title: 'Archivos que no existen',
  why: 'En su lugar se ve un hueco, o una descarga que falla.',
  fix: 'Súbalo de nuevo con el mismo nombre, o elija otro archivo.',
  inContent: (examined) =>
    eachFile(examined, ({ field, file }, { status }) =>
      status === 'missing' ? { field, what: `El archivo ${quoted(file)} no existe.` } : undefined,
    ),
};

export const fileType: Rule = {
  name: 'file-type',
  title: 'Archivos de otro tipo',
  why: 'Los navegadores no lo muestran: en su lugar se ve un hueco.',
  fix: 'Suba en su lugar un archivo del tipo que corresponde.',
  inContent: ({ content }) =>
    filesInUse(content).flatMap(({ facts, uses }) => {
      const wrong = wrongUse(facts, uses);
      if (!wrong) return [];
      const { record, field, file, kind } = wrong.use;
      const what = `El archivo ${quoted(file)} no es ${WANTED[kind]}, sino ${quoted(wrong.type)}.${elsewhere(uses)}`;
      return { record, field, what, fix: `Suba en su lugar ${WANTED[kind]}.` };
    }),
};

export const fileHeavy: Rule = {
  name: 'file-heavy',
  title: 'Archivos muy pesados',
  why: 'En un teléfono tarda mucho en abrirse y gasta los datos de quien lo abre.',
  fix: 'Guárdelo más ligero (una imagen, a 2000 píxeles de ancho; un PDF, «para web») y súbalo de nuevo.',
  inContent: ({ content }) =>
    filesInUse(content).flatMap(({ facts, uses }) => {
      const { status, bytes = 0 } = facts;
      if (status !== 'found' || wrongUse(facts, uses)) return [];
      const over = uses.find((use) => bytes > limitOf(use, typeOf(use.file, facts)));
      if (!over) return [];
      const { record, field, file } = over;
      const what = `El archivo ${quoted(file)} pesa ${formatSize(bytes)}.${elsewhere(uses)}`;
      const why = 'El sitio no entrega archivos de más de 67 MB: nadie puede abrirlo.';
      return { record, field, what, ...(bytes > NEVER_SENT && { why }) };
    }),
};

export const pdfWithoutText: Rule = {
  name: 'pdf-without-text',
  title: 'PDF sin texto',
  why: 'No se puede leer en voz alta, buscar dentro de él ni copiar; los buscadores no saben qué dice.',
  fix: 'Vuelva a guardarlo desde el programa en que se hizo o, si es un escaneo, pásele un reconocimiento de texto.',
  inContent: (examined) =>
    eachFile(examined, ({ field, file }, { pdf }) =>
      pdf && !pdf.hasText
        ? { field, what: `El PDF ${quoted(file)} no tiene texto: sus páginas son imágenes.` }
        : undefined,
    ),
};

/** Titles that programs write by themselves. */
const NO_TITLE =
  /^(?:microsoft (?:word|powerpoint|excel)\b.*|untitled.*|sin t[ií]tulo.*|document\d*|documento\d*|presentaci[oó]n ?\d*|presentaci[oó]n de powerpoint|powerpoint presentation|diapositiva \d+|.*\.(?:docx?|pptx?|xlsx?|indd|pdf|ai|cdr))?$/i;

export const pdfWithoutTitle: Rule = {
  name: 'pdf-without-title',
  title: 'PDF sin título',
  why: 'El navegador y los buscadores muestran ese título en vez del nombre del documento.',
  fix: 'Escriba el título en las propiedades del documento y vuelva a guardarlo como PDF.',
  inContent: (examined) =>
    eachFile(examined, ({ field, file }, { pdf }) => {
      const title = pdf?.title.trim();
      if (title === undefined || !NO_TITLE.test(title)) return undefined;
      return title === ''
        ? { field, what: `El PDF ${quoted(file)} no tiene título.` }
        : {
            field,
            what: `El título del PDF ${quoted(file)} es ${quoted(title)}, que no dice de qué trata.`,
          };
    }),
};

export const videoUnknown: Rule = {
  name: 'video-unknown',
  title: 'Videos que el sitio no puede mostrar',
  why: 'Solo muestra videos de YouTube y de Vimeo, y archivos MP4 o WebM; este no aparece en la página.',
  fix: 'Copie la dirección del video desde YouTube o Vimeo y póngala en este campo.',
  inRecord: ({ videos }) =>
    videos
      .map(({ field, value }) => ({ field, address: value.trim() }))
      .filter(({ address }) => !/^0?$/.test(address) && parseVideo(address) === undefined)
      .map(({ field, address }) => ({
        field,
        what: `El sitio no puede mostrar el video ${quoted(address)}.`,
      })),
};
