import { listOrEmpty } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { table } from '@/lib/features/content-types/table';
import { announcesJobBoard, institutionalRedirect } from '@/lib/features/institutional/pages';
import { placeOf } from '@/lib/features/map/places';
import { routes } from '@/lib/server/routing/routes';
import type { Content } from '../content';
import { filesInUse, type FileInUse } from '../editorial/records';
import { told, type Impact } from '../report';

const emptyRecord = told('gap', 'empty-record', 'Publique el contenido, o retire el registro.');

/** Without a text or a file; titles and addresses are those of the type. */
const emptyOf = <T>(
  { title, path }: { title(record: T): string; path(record: T): string },
  records: readonly T[],
  what: string,
): Impact[] =>
  records.map((record) => emptyRecord(path(record), what.split('{}').join(title(record))));

const EMPTY_PAGE =
  'La página «{}» está vacía: su pestaña no aparece y su dirección lleva a la portada.';

/** Pages that open without anything to read, and tabs that are hidden for that reason. */
export function emptyRecordImpact({ lines, posts, programs, ...content }: Content): Impact[] {
  const emptyLines = listOrEmpty(lines).filter((one) => isEmptyHtml(one.description));
  const emptyPosts = listOrEmpty(posts).filter((one) => isEmptyHtml(one.text_publication));
  const emptyPrograms = listOrEmpty(programs).filter((one) => isEmptyHtml(one.program_description));
  const emptyReports = listOrEmpty(content.annualReports).filter((one) => !one.name_report_file);
  // A page that is not found redirects nowhere.
  const lost = content.lookups.filter(({ status }) => status === 'missing').map(({ path }) => path);
  const emptyPages = listOrEmpty(content.institutional).filter(
    (page) =>
      !announcesJobBoard(page) &&
      institutionalRedirect(page) === routes.home() &&
      !lost.includes(table.institutional.path(page)),
  );
  return [
    ...emptyOf(table.lines, emptyLines, 'La línea «{}» no tiene descripción.'),
    ...emptyOf(table.news, emptyPosts, 'La noticia «{}» no tiene texto.'),
    ...emptyOf(table.programs, emptyPrograms, 'El programa «{}» no tiene descripción.'),
    ...emptyOf(table.annualReports, emptyReports, 'El informe «{}» no tiene archivo.'),
    ...emptyOf(table.institutional, emptyPages, EMPTY_PAGE),
  ];
}

const COORDINATES = 'Escriba su latitud y su longitud en grados decimales.';
const offMap = told('gap', 'branch-off-map', COORDINATES);
const SWAP = 'Intercambie las dos: en México la latitud va de 14 a 33 y la longitud de -119 a -86.';
const swapped = told('gap', 'branch-swapped', SWAP);

/** What is west of 90 degrees was no latitude for the site: any longitude of Mexico stands for it. */
const WEST = -100;

/** Branches that the map cannot show. */
export const branchImpact = ({ offices }: Content): Impact[] =>
  listOrEmpty(offices)
    .filter(({ latitude, longitude }) => !placeOf(latitude, longitude))
    .map((office) => {
      const { latitude, longitude, name } = office;
      const isSwapped = placeOf(longitude, latitude ?? WEST) !== undefined;
      const isAbsent = latitude === undefined || longitude === undefined;
      const off = isAbsent
        ? 'no tiene coordenadas que se puedan leer'
        : 'tiene coordenadas fuera de México';
      const why = isSwapped ? 'tiene la latitud y la longitud al revés' : off;
      const what = `La sucursal «${name}» ${why}: no está en el mapa.`;
      return (isSwapped ? swapped : offMap)(routes.branch(office), what);
    });

const UPLOAD = 'Suba los archivos, o quite sus nombres de los registros.';
const RENAME =
  'Guarde los archivos con otro nombre, sin barras, «..» ni «:», y póngalo en los registros.';
const unread = told('gap', 'file-missing', UPLOAD);
const refused = told('gap', 'file-refused', RENAME);

const fieldOf = ({ use: { record, field } }: FileInUse) =>
  `${record.type}, ${field.replace(/\[\d+\]/g, '')}`;

/** Files that the gateway or the site does not give, by the kind of record and the field that name them. */
export const fileImpact = (content: Content): Impact[] =>
  [...Map.groupBy(filesInUse(content), fieldOf)].flatMap(([field, all]) => {
    const lost = all.filter(({ facts }) => facts.status !== 'found');
    const byKind = Map.groupBy(lost, ({ facts }) => facts.isRefused ?? false);
    return [...byKind].map(([isRefused, group]) => {
      const file = group[0]?.use.file ?? '';
      const is = isRefused ? 'tienen un nombre que el sitio no acepta' : 'no se pueden leer';
      const what = `${group.length} de ${all.length} archivos (${field}) ${is}; por ejemplo «${file}».`;
      return (isRefused ? refused : unread)(routes.file(file), what);
    });
  });
