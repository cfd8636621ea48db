import 'server-only';
import { type BusinessLine, type ServiceType } from '@/lib/content/gateway/business-lines';
import { textOf } from '@/lib/content/html/text';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { lineOf, textEntry } from '@/lib/features/content-types/search-entry';
import { findLine, serviceSegment } from '@/lib/features/lines/page';
import { readShownLines } from '@/lib/features/lines/shown-lines';
import { serviceData } from '@/lib/features/structured-data/service';
import { routes } from '@/lib/server/routing/routes';

/** A line with the picture that another call returns. */
type Line = BusinessLine & { name_marker_image?: string };

/** A service type within its line. */
interface ServiceOf {
  line: BusinessLine;
  service: ServiceType;
}

/** Service types, which are listed within their line. The line's own page is their canonical URL. */
export const services = {
  tag: 'business-line',
  noun: 'tipo de servicio',
  id: ({ service }) => service.id_services,
  title: ({ service }) => service.name,
  path: ({ line, service }) => routes.line(line, serviceSegment(line.list_services, service)),
  entry: ({ line, service: { name, description } }) => ({
    ...textEntry('service', description),
    href: routes.line(line, name),
    context: line.name,
  }),
} satisfies ContentType<ServiceOf>;

/** Business lines, with their service types. */
export const lines = {
  tag: 'business-line',
  noun: 'línea de negocio',
  pattern: '/detalle_linea/*',
  leads: routes.services(),
  read: () => listed(readShownLines()),
  within: (line) =>
    line.list_services.map((service) => ({ type: services, record: { line, service } })),
  find: findLine,
  id: ({ id }) => id,
  title: ({ name }) => name,
  path: routes.line,
  names: ({ id, url, route, name }) => [id, url, route, name],
  pictures: ({ name_cover_image, list_imagenes }) => [
    name_cover_image,
    ...list_imagenes.map(({ name_image }) => name_image),
  ],
  entry: (line) => ({
    kind: 'line',
    line: line.title || lineOf(line.description),
    keywords: line.meta_keywords,
    text: textOf(`${line.title} ${line.description} ${line.description_2} ${line.advantage}`),
  }),
  structuredData: serviceData,
} satisfies ContentType<Line>;
