import 'server-only';
import {
  getActiveLines,
  getBusinessLineById,
  getBusinessLineByRoute,
  getBusinessLines,
  getLineMarkers,
  getQuoteLines,
  getServiceLines,
  getServiceTypes,
  type BusinessLine,
  type ServiceType,
} from '@/lib/content/gateway/business-lines';
import { isEmptyHtml } from '@/lib/content/html/empty';
import { textOf } from '@/lib/content/html/text';
import { listed, type ContentType } from '@/lib/features/content-types/content-type';
import { lineOf, textEntry } from '@/lib/features/content-types/search-entry';
import { logo, numbered, photos, picture } from '@/lib/features/content-types/shown';
import { findLine, serviceSegment } from '@/lib/features/lines/page';
import { readShownLines } from '@/lib/features/lines/shown-lines';
import { serviceData } from '@/lib/features/structured-data/service';
import { routes } from '@/lib/server/routing/routes';

/** With the picture that another call has. */
type Line = BusinessLine & { name_marker_image?: string };

/** A service type within its line. */
interface ServiceOf {
  line: BusinessLine;
  service: ServiceType;
}

// All pages of a line have its own as canonical URL.
/** Service types, which lists have within their line. */
export const services = {
  tag: 'business-line',
  noun: 'tipo de servicio',
  id: ({ service }) => service.id_services,
  title: ({ service }) => service.name,
  foundBy: ({ service }) => [service.name, service.id_services],
  path: ({ line, service }) => routes.line(line, serviceSegment(line.list_services, service)),
  entry: ({ line, service: { name, description } }) => ({
    ...textEntry('service', description),
    href: routes.line(line, name),
    context: line.name,
  }),
  shown: ({ service: { name, description, name_image, image_services } }) => ({
    names: { name },
    htmls: [{ field: 'description', value: description, level: 4, isMain: true }],
    pictures:
      image_services.length > 0
        ? photos('image_services', image_services, 'service')
        : picture('name_image', name_image, 'service'),
  }),
} satisfies ContentType<ServiceOf>;

/** Business lines, with what the wizard and the map show of them. */
export const lines = {
  tag: 'business-line',
  noun: 'línea de negocio',
  plural: 'líneas',
  pattern: '/detalle_linea/*',
  shownOn: [routes.home(), routes.services()],
  leads: routes.services(),
  calls: {
    lines: getBusinessLines.contract,
    activeLines: getActiveLines.contract,
    serviceLines: getServiceLines.contract,
    quoteLines: getQuoteLines.contract,
    lineMarkers: getLineMarkers.contract,
  },
  callsById: {
    linesById: { ...getBusinessLineById.contract, of: 'lines', isRare: true },
    serviceTypes: { ...getServiceTypes.contract, of: 'lines' },
  },
  callsByName: { linesByName: { ...getBusinessLineByRoute.contract, of: 'lines' } },
  read: () => listed(readShownLines()),
  within: (line) =>
    line.list_services.map((service) => ({ type: services, record: { line, service } })),
  find: findLine,
  id: ({ id }) => id,
  title: ({ name }) => name,
  path: routes.line,
  names: ({ id, url, route, name }) => [id, url, route, name],
  pictures: ({ name_cover_image, list_imagenes }) => [
    ...picture('name_cover_image', name_cover_image, 'line'),
    ...photos('list_imagenes', list_imagenes, 'line'),
  ],
  entry: (line) => ({
    kind: 'line',
    line: line.title || lineOf(line.description),
    keywords: line.meta_keywords,
    text: textOf(`${line.title} ${line.description} ${line.description_2} ${line.advantage}`),
  }),
  structuredData: serviceData,
  shown: (line) => {
    const { name, title, description, description_2, advantage, url, route } = line;
    return {
      names: { name, title },
      htmls: [
        { field: 'description', value: description, level: 2, isMain: isEmptyHtml(description_2) },
        { field: 'description_2', value: description_2, level: 2 },
        { field: 'advantage', value: advantage, level: 3 },
      ],
      pictures: [
        ...picture('name_quote_image', line.name_quote_image, 'quote'),
        ...picture('name_marker_image', line.name_marker_image ?? '', 'icon'),
        ...line.list_clients.flatMap((client, at) => logo(`list_clients[${at}].`, client, 'logo')),
      ],
      videos: numbered(
        'list_videos[].url_video',
        line.list_videos.map(({ url_video }) => url_video),
      ),
      slug: { [url || !route ? 'url' : 'route']: url || route },
    };
  },
} satisfies ContentType<Line>;
