import { listOrEmpty, type Result } from '@/lib/content/gateway/result';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { announcesJobBoard, institutionalRedirect } from '@/lib/features/institutional/pages';
import { placeOf } from '@/lib/features/map/places';
import { routes } from '@/lib/server/routing/routes';
import type { Impact } from '../report';
import { gap, type Evidence } from './evidence';

function empty<T>(
  list: Result<T[]>,
  isEmpty: (record: T) => boolean,
  told: (record: T) => [path: string, what: string],
): Impact[] {
  const fix = 'Publique el contenido, o retire el registro.';
  return listOrEmpty(list)
    .filter(isEmpty)
    .map((record) => {
      const [path, what] = told(record);
      return gap({ rule: 'empty-record', path, what, fix });
    });
}

/** Pages that open without anything to read, and tabs that are hidden for that reason. */
export function emptyRecordImpact({ content }: Evidence): Impact[] {
  return [
    ...empty(
      content.lines,
      ({ description }) => isEmptyHtml(description),
      (line) => [routes.line(line), `La línea «${line.name}» no tiene descripción.`],
    ),
    ...empty(
      content.posts,
      ({ text_publication }) => isEmptyHtml(text_publication),
      (post) => [routes.blogPost(post), `La noticia «${post.title_publication}» no tiene texto.`],
    ),
    ...empty(
      content.programs,
      ({ program_description }) => isEmptyHtml(program_description),
      (one) => [routes.program(one), `El programa «${one.program_name}» no tiene descripción.`],
    ),
    ...empty(
      content.annualReports,
      ({ name_report_file }) => name_report_file === '',
      (one) => [routes.annualReport(one), `El informe «${one.report_name}» no tiene archivo.`],
    ),
    ...empty(
      content.institutional,
      (page) => !announcesJobBoard(page) && institutionalRedirect(page) === routes.home(),
      (page) => [
        routes.institutional(page),
        `La página «${page.element}» está vacía: su pestaña no aparece y su dirección lleva a la portada.`,
      ],
    ),
  ];
}

/** Branches that the map cannot show. */
export function branchImpact({ content }: Evidence): Impact[] {
  return listOrEmpty(content.offices)
    .filter(({ latitude, longitude }) => !placeOf(latitude, longitude))
    .map((office) => {
      const isAbsent = office.latitude === undefined || office.longitude === undefined;
      const why = isAbsent ? 'no tiene coordenadas' : 'tiene coordenadas fuera de México';
      return gap({
        rule: 'branch-off-map',
        path: routes.branch(office),
        what: `La sucursal «${office.name}» ${why}: no está en el mapa.`,
        fix: 'Escriba su latitud y su longitud en grados decimales.',
      });
    });
}

/** Files that records name and the gateway does not give, by the field that names them. */
export function fileImpact({ content: { files }, fileGroups }: Evidence): Impact[] {
  return [...fileGroups].flatMap(([group, keys]) => {
    const asked = [...keys].filter((key) => files.has(key));
    const lost = asked.filter((key) => files.get(key)?.status !== 'found');
    const [example] = lost;
    if (example === undefined) return [];
    const field = group.replace('/web-page-conf', '');
    return gap({
      rule: `file-missing ${group}`,
      path: routes.file(example),
      what: `${lost.length} de ${asked.length} archivos de ${field} no se pueden leer; por ejemplo «${example}».`,
      fix: 'Suba los archivos, o quite sus nombres de los registros.',
    });
  });
}
