import type { FileFacts } from '@/tools/doctor/content';
import { finding, quoted, type Rule } from '@/tools/doctor/editorial/finding';
import { elsewhere, filesInUse, type FileUse } from '@/tools/doctor/editorial/rules/file-uses';
import { typeByName } from '@/lib/content/media/file-response';
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

const wrongType = (use: FileUse, type: string, others: string) =>
  finding('file-type', use.record, use.field, {
    what: `El archivo ${quoted(use.file)} no es ${WANTED[use.kind]}, sino ${quoted(type)}.${others}`,
    why: 'Los navegadores no lo muestran: en su lugar se ve un hueco.',
    fix: `Suba en su lugar ${WANTED[use.kind]}.`,
  });

const missing = (use: FileUse, others: string) =>
  finding('file-missing', use.record, use.field, {
    what: `El archivo ${quoted(use.file)} no existe.${others}`,
    why: 'En su lugar se ve un hueco, o una descarga que falla.',
    fix: 'Súbalo de nuevo con el mismo nombre, o elija otro archivo.',
  });

const heavy = (use: FileUse, bytes: number, others: string) =>
  finding('file-heavy', use.record, use.field, {
    what: `El archivo ${quoted(use.file)} pesa ${formatSize(bytes)}.${others}`,
    why:
      bytes > NEVER_SENT
        ? 'El sitio no entrega archivos de más de 67 MB: nadie puede abrirlo.'
        : 'En un teléfono tarda mucho en abrirse y gasta los datos de quien lo abre.',
    fix: 'Guárdelo más ligero (una imagen, a 2000 píxeles de ancho; un PDF, «para web») y súbalo de nuevo.',
  });

/** Files that are missing, of a type that is not shown, or too heavy; each file once. */
export const files: Rule = (content) =>
  filesInUse(content).flatMap(({ facts, uses }) => {
    const [use] = uses;
    if (use === undefined || facts.status === 'unavailable') return [];
    const others = elsewhere(uses);
    if (facts.status === 'missing') return [missing(use, others)];
    const type = typeOf(use.file, facts);
    const wrong =
      type === undefined ? undefined : uses.find(({ kind }) => !isRightType(kind, type));
    if (wrong && type !== undefined) return [wrongType(wrong, type, others)];
    const bytes = facts.bytes ?? 0;
    const over = uses.find((candidate) => bytes > limitOf(candidate, type));
    return over ? [heavy(over, bytes, others)] : [];
  });
