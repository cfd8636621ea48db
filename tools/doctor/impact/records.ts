import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { announcesJobBoard, institutionalRedirect } from '@/lib/features/institutional/pages';
import { placeOf } from '@/lib/features/map/places';
import { routes } from '@/lib/server/routing/routes';
import type { Impact } from '../report';
import { told, type Evidence } from './evidence';

const emptyRecord = told('gap', 'empty-record', 'Publique el contenido, o retire el registro.');

function empty<T>(
  list: Result<T[]>,
  isEmpty: (record: T) => boolean,
  path: (record: T) => string,
  what: (record: T) => string,
): Impact[] {
  const records = listOrEmpty(list).filter(isEmpty);
  return records.map((record) => emptyRecord(path(record), what(record)));
}

/** Pages that open without anything to read, and tabs that are hidden for that reason. */
export const emptyRecordImpact = ({ content }: Evidence): Impact[] => [
  ...empty(
    content.lines,
    ({ description }) => isEmptyHtml(description),
    routes.line,
    ({ name }) => `La línea «${name}» no tiene descripción.`,
  ),
  ...empty(
    content.posts,
    ({ text_publication }) => isEmptyHtml(text_publication),
    routes.blogPost,
    ({ title_publication }) => `La noticia «${title_publication}» no tiene texto.`,
  ),
  ...empty(
    content.programs,
    ({ program_description }) => isEmptyHtml(program_description),
    routes.program,
    ({ program_name }) => `El programa «${program_name}» no tiene descripción.`,
  ),
  ...empty(
    content.annualReports,
    ({ name_report_file }) => name_report_file === '',
    routes.annualReport,
    ({ report_name }) => `El informe «${report_name}» no tiene archivo.`,
  ),
  ...empty(
    content.institutional,
    (page) => !announcesJobBoard(page) && institutionalRedirect(page) === routes.home(),
    routes.institutional,
    ({ element }) =>
      `La página «${element}» está vacía: su pestaña no aparece y su dirección lleva a la portada.`,
  ),
];

const COORDINATES = 'Escriba su latitud y su longitud en grados decimales.';
const offMap = told('gap', 'branch-off-map', COORDINATES);

/** Branches that the map cannot show. */
export const branchImpact = ({ content }: Evidence): Impact[] =>
  listOrEmpty(content.offices)
    .filter(({ latitude, longitude }) => !placeOf(latitude, longitude))
    .map((office) => {
      const isAbsent = office.latitude === undefined || office.longitude === undefined;
      const why = isAbsent ? 'no tiene coordenadas' : 'tiene coordenadas fuera de México';
      const what = `La sucursal «${office.name}» ${why}: no está en el mapa.`;
      return offMap(routes.branch(office), what);
    });

const UPLOAD = 'Suba los archivos, o quite sus nombres de los registros.';

/** Files that records name and the gateway does not give, by the field that names them. */
export function fileImpact({ content: { files }, fileGroups }: Evidence): Impact[] {
  return [...fileGroups].flatMap(([group, keys]) => {
    const asked = [...keys].filter((key) => files.has(key));
    const lost = asked.filter((key) => files.get(key)?.status !== 'found');
    const [example] = lost;
    if (example === undefined) return [];
    const field = group.replace('/web-page-conf', '');
    const what = `${lost.length} de ${asked.length} archivos de ${field} no se pueden leer; por ejemplo «${example}».`;
    return told('gap', `file-missing ${group}`, UPLOAD)(routes.file(example), what);
  });
}
